import type { FailureName } from '../failures.ts'
import { CARD_NUMBER_LENGTH, CARD_PREFIX, findCardNumberFailure, toCardNumber } from './card-number.ts'

/** The most cards that one order can activate. */
export const MOST_ACTIVATED = 1_000
/** How many numbers with the same amount are joined to one text, which stays much shorter than the API's limit. */
const MOST_IN_TEXT = 300

const NUMBERS_ONLY = /^\d+$/

/**
 * The card numbers of a pasted list, separated by line breaks, commas, semicolons or tabs. Spaces and dashes within a number are ignored; numbers that are
 * separated only by spaces are split by their length.
 */
export function splitCardNumbers(text: string): string[] {
  return text
    .split(/[\n\r\t,;]+/)
    .map(toCardNumber)
    .filter((number) => number !== '')
    .flatMap(splitLength)
}

function splitLength(digits: string): string[] {
  const isSeveral = NUMBERS_ONLY.test(digits) && digits.length > CARD_NUMBER_LENGTH && digits.length % CARD_NUMBER_LENGTH === 0
  if (!isSeveral) return [digits]
  return [digits.slice(0, CARD_NUMBER_LENGTH), ...splitLength(digits.slice(CARD_NUMBER_LENGTH))]
}

/** Undefined when the number may belong to a blank card. */
export function findActivationFailure(typed: string): FailureName | undefined {
  const number = toCardNumber(typed)
  const isOther = number.length === CARD_NUMBER_LENGTH && NUMBERS_ONLY.test(number) && !number.startsWith(CARD_PREFIX)
  return isOther ? 'ACTIVATION_PREFIX' : findCardNumberFailure(number)
}

/** The indexes of numbers that occur earlier in the list. */
export function listRepeated(numbers: readonly string[]): number[] {
  const seen = new Set<string>()
  return numbers.flatMap((number, index) => {
    if (seen.has(number)) return [index]
    seen.add(number)
    return []
  })
}

export type AmountOfCard = { cardNumber: string; amount: number }

/** The input of the API: consecutive cards with the same amount share one text, so that a thousand cards are a short list. */
export function groupByAmount(cards: readonly AmountOfCard[]): { cardNumbers: string; amount: number }[] {
  const groups: { numbers: string[]; amount: number }[] = []
  for (const { cardNumber, amount } of cards) {
    const last = groups.at(-1)
    if (last?.amount === amount && last.numbers.length < MOST_IN_TEXT) last.numbers.push(cardNumber)
    else groups.push({ numbers: [cardNumber], amount })
  }
  return groups.map(({ numbers, amount }) => ({ cardNumbers: numbers.join('\n'), amount }))
}
