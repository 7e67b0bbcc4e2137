import type { CardValues } from './card-values.ts'

let passed: CardValues | undefined

/** Number and PIN are passed to the next page in memory only: never in the address, never in the browser's storage. */
export function passCard(values: CardValues): void {
  passed = values
}

/** Returns them once. */
export function takePassedCard(): CardValues | undefined {
  const values = passed
  passed = undefined
  return values
}
