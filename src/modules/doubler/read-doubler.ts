import { type Money, toMinor } from '../../shared/money.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { type Draw, listDraws } from './doubler.store.ts'
import { isOpenAt, nextRound, type Round } from './rules/next-round.ts'

const RESULTS_SHOWN = 12

export type DoublerState = {
  nextDraw: Round
  isOpen: boolean
  maximumPrize: Money
  pending: Draw | undefined
  results: Draw[]
}

/** Undefined for a storefront without a doubler. */
export async function readDoubler({ db, clock, storefront }: StorefrontContext): Promise<DoublerState | undefined> {
  const { code, timeZone, currency, doublerCap, toggles } = storefront
  if (!toggles.doubler) return undefined
  const nextDraw = nextRound(clock.now(), timeZone)
  const draws = await listDraws(db, code, RESULTS_SHOWN + 1)
  return {
    nextDraw,
    isOpen: isOpenAt(nextDraw, clock.now()),
    maximumPrize: { currency, minor: toMinor(doublerCap, currency) },
    pending: draws.find(({ drawnAt }) => !drawnAt),
    results: draws.filter(({ drawnAt }) => drawnAt).slice(0, RESULTS_SHOWN),
  }
}
