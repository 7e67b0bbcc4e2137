import type { CardValues } from './card-values.ts'

let handed: CardValues | undefined

/** Number and PIN are passed to the next page in memory only: never in the address, never in the browser's storage. */
export function passCard(values: CardValues): void {
  handed = values
}

/** Returns them once. */
export function takePassedCard(): CardValues | undefined {
  const values = handed
  handed = undefined
  return values
}
