import { inOwnTransaction } from '../../platform/db/in-transaction.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { openText } from '../../platform/sealing.ts'
import { type Money, toMinor } from '../../shared/money.ts'
import { readCardProducts } from '../catalog/index.ts'
import {
  cardBalance,
  findCardByNumber,
  findCardFailure,
  type Giftcard,
  lockCards,
  postLedger,
  readCard,
} from '../giftcards/index.ts'
import { type StorefrontContext, shopDay } from '../storefronts/index.ts'
import { type ClosedDraw, type Entry, findEntry, lockUndrawn, saveResult } from './doubler.store.ts'
import type { DoublerParts } from './doubler-parts.ts'
import { DOUBLER_DRAWN, DOUBLER_WON } from './jobs/doubler-mails.job.ts'
import { drawEntries } from './rules/draw.ts'
import { initialsOf } from './rules/initials.ts'
import { prizeMinor } from './rules/prize.ts'

type Winner = { entry: Entry; hash: string; cardId: string; prize: Money }

/**
 * Draws, credits the winner's card and publishes the seed in one transaction. However often it is called, also in parallel, a card is credited once,
 * and a crash leaves nothing half done.
 */
export function drawWinner(ctx: StorefrontContext, parts: DoublerParts, drawId: string): Promise<void> {
  return inOwnTransaction(ctx, async (ctx) => {
    const draw = await lockUndrawn(ctx.db, drawId)
    if (!draw) return
    const seed = openText([parts.keyFor('doubler.seed')], { sealed: draw.seedSealed, boundTo: draw.id })
    const { winner, skipped } = await findWinner(ctx, parts, draw, seed)
    if (winner) await credit(ctx, draw, winner)
    await saveResult(ctx.db, draw.id, {
      drawnAt: ctx.clock.now(),
      seed,
      skipped,
      winner: winner && { hash: winner.hash, initials: initialsOf(winner.entry.name), ...winner.prize },
    })
    await addJob(ctx.db, DOUBLER_DRAWN, { id: draw.id }, { key: `${DOUBLER_DRAWN} ${draw.id}` })
    if (winner) await addJob(ctx.db, DOUBLER_WON, { id: draw.id }, { key: `${DOUBLER_WON} ${draw.id}` })
  })
}

// oxlint-disable-next-line max-params -- the context, the parts, and a draw with its seed
async function findWinner(ctx: StorefrontContext, parts: DoublerParts, draw: ClosedDraw, seed: string) {
  const skipped: string[] = []
  for (const hash of drawEntries(seed, draw.hashes)) {
    const winner = await checkEntry(ctx, parts, { drawId: draw.id, hash })
    if (winner) return { winner, skipped }
    skipped.push(hash)
  }
  return { winner: undefined, skipped }
}

/** Undefined when the entry cannot win: it was erased, or its card is unknown, of another kind or store, not active, frozen, replaced, expired or empty. */
async function checkEntry(
  ctx: StorefrontContext,
  parts: DoublerParts,
  named: { drawId: string; hash: string },
): Promise<Winner | undefined> {
  const entry = await findEntry(ctx.db, named)
  if (!entry) return undefined
  const number = openText([parts.keyFor('doubler.number')], { sealed: entry.numberSealed, boundTo: entry.id })
  const card = await findCardByNumber(ctx.db, parts, number)
  if (!card || !(await findPrize(ctx, card))) return undefined
  // Only a card that may win is locked. Then it is checked again, because it may have been spent or frozen in the meantime.
  await lockCards(ctx.db, [card.id])
  const prize = await findPrize(ctx, await readCard(ctx.db, card.id))
  return prize && { entry, hash: named.hash, cardId: card.id, prize }
}

/** The amount that the card would win; undefined for a card that cannot win. */
async function findPrize(ctx: StorefrontContext, card: Giftcard): Promise<Money | undefined> {
  const { code, currency, doublerCap } = ctx.storefront
  if (card.storefront !== code || card.value.currency !== currency || findCardFailure(card, shopDay(ctx))) return undefined
  const product = (await readCardProducts(ctx, [card.productId])).get(card.productId)
  if (!product?.isChoiceCard) return undefined
  const { available, held } = await cardBalance(ctx.db, card.id)
  const minor = prizeMinor(available.minor + held.minor, toMinor(doublerCap, currency))
  return minor > 0 ? { currency, minor } : undefined
}

async function credit(
  { db }: StorefrontContext,
  draw: ClosedDraw,
  { cardId, prize: { currency, minor } }: Winner,
): Promise<void> {
  await postLedger(db, {
    key: `doubler ${draw.storefront} ${draw.drawOn}`,
    kind: 'doubler',
    reference: draw.id,
    currency,
    entries: [
      { account: `doubler:${currency}`, minor: -minor },
      { account: `card:${cardId}`, minor },
    ],
  })
}
