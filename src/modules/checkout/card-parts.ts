import type { FailureName } from '../../shared/failures.ts'

export type CardFunds = {
  availableMinor: number
  /** The amount that unpaid checkouts hold. */
  heldMinor: number
  /** The reason why the card cannot be used at all. */
  failure?: FailureName | undefined
}
export type CardPart = { minor: number; failure: FailureName | undefined }

/**
 * Divides a total among the cards: the first pays as much as it can, then the next. A card that another checkout holds pays nothing, not less than
 * shown, so that nobody is charged more than the amount they saw.
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
