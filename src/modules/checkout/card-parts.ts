import type { FailureName } from '../../shared/failures.ts'

export type CardFunds = {
  availableMinor: number
  /** In checkouts that are not paid yet. */
  heldMinor: number
  /** Why it cannot be used at all. */
  failure?: FailureName | undefined
}
export type CardPart = { minor: number; failure: FailureName | undefined }

/**
 * What each card pays of a total: the first as much as it can, then the next. A card that another checkout holds pays nothing rather than less, so
 * that nobody is charged more than they were shown.
 */
export function divideTotal(totalMinor: number, cards: readonly CardFunds[]): CardPart[] {
  let leftMinor = totalMinor
  return cards.map(({ availableMinor, heldMinor, failure }) => {
    if (failure) return { minor: 0, failure }
    if (availableMinor + heldMinor === 0) return { minor: 0, failure: 'CARD_EMPTY' }
    const minor = Math.min(availableMinor + heldMinor, leftMinor)
    if (minor > availableMinor) return { minor: 0, failure: 'CARD_IN_USE' }
    leftMinor -= minor
    return { minor, failure: undefined }
  })
}
