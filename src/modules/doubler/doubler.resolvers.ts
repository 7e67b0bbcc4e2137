import type { Resolvers } from '../../generated/resolvers.ts'
import { toApiError } from '../../shared/failures.ts'
import { toApiMoney } from '../../shared/money.ts'
import { ROUTES } from '../../shared/paths.ts'
import { listAlternatesOf, storefronts } from '../storefronts/index.ts'
import { type Draw, monthOf } from './doubler.store.ts'
import type { DoublerParts } from './doubler-parts.ts'
import { proofPath } from './draw-proofs.ts'
import { enterDoubler } from './enter-doubler.ts'
import { readDoubler } from './read-doubler.ts'
import type { Round } from './rules/next-round.ts'

export function createDoublerResolvers(parts: DoublerParts) {
  return {
    Query: {
      doubler: async (_root, _args, ctx) => {
        const state = await readDoubler(ctx)
        if (!state) return null
        const results = state.results.map(toApiDraw)
        return {
          isOpen: state.isOpen,
          nextDraw: toApiRound(state.nextDraw),
          maximumPrize: toApiMoney(state.maximumPrize),
          pending: state.pending ? toApiDraw(state.pending) : null,
          lastResult: results[0] ?? null,
          results,
          hreflangTags: listAlternatesOf(
            ctx,
            ROUTES.doubler,
            storefronts.filter(({ toggles }) => toggles.doubler),
          ),
        }
      },
    },
    Mutation: {
      enterDoubler: async (_root, { captchaToken, ...fields }, ctx) => {
        const entered = await enterDoubler(ctx, parts, { fields, captchaToken })
        return entered.ok
          ? { draw: toApiRound(entered.value), errors: [] }
          : { draw: null, errors: entered.failure.map(toApiError) }
      },
    },
  } satisfies Resolvers
}

function toApiRound(round: Round) {
  return { month: monthOf(round), closesAt: round.closesAt.toISOString(), drawAt: round.drawAt.toISOString() }
}

function toApiDraw(draw: Draw) {
  const { drawAt, entryCount, listHash, seedHash, seed, skippedCount } = draw
  return {
    seed,
    skippedCount,
    entryCount: entryCount ?? 0,
    month: monthOf(draw),
    drawAt: drawAt.toISOString(),
    listHash: listHash ?? '',
    seedHash: seedHash ?? '',
    winner: toWinner(draw),
    proofPath: proofPath(draw),
  }
}

function toWinner({ winnerHash, winnerInitials, currency, prizeMinor }: Draw) {
  if (winnerHash === null || winnerInitials === null || currency === null) return null
  return { initials: winnerInitials, prize: toApiMoney({ currency, minor: Number(prizeMinor) }), entryHash: winnerHash }
}
