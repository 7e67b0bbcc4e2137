import type { FailureName, ShopFailure } from '../../shared/failures.ts'
import { findFaultyPart, isCleanText } from '../../shared/validation/clean-text.ts'

/** The largest number of cards in an order (spec §8, 2030): no request needs a longer list. */
const LIST_MAX_LENGTH = 100
/** Longer than any valid text: the provider's `sessionResult` is the longest. Stored texts have shorter limits of their own. */
const TEXT_MAX_LENGTH = 8_000

const FAULTS: readonly (readonly [FailureName, (part: unknown) => boolean])[] = [
  ['LIST_TOO_LONG', (part) => Array.isArray(part) && part.length > LIST_MAX_LENGTH],
  ['TEXT_UNREADABLE', (part) => typeof part === 'string' && !isCleanText(part)],
  ['TEXT_TOO_LONG', (part) => typeof part === 'string' && part.length > TEXT_MAX_LENGTH],
]

/** The first fault in a field's arguments, from variables or the document. Parts of `input` are named without "input.". */
export function findArgumentFailure(args: object): ShopFailure | undefined {
  for (const [name, isFaulty] of FAULTS) {
    const place = findFaultyPart(args, isFaulty)
    if (place !== undefined) return { name, parameter: place.replace(/^input\./, '') }
  }
  return undefined
}
