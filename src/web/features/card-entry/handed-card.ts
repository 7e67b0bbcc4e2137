import type { CardValues } from './card-values.ts'

let handed: CardValues | undefined

/** Number and PIN go from one page to the next in memory alone: never in the address, never in the browser's storage. */
export function handCard(values: CardValues): void {
  handed = values
}

/** Once. */
export function takeHandedCard(): CardValues | undefined {
  const values = handed
  handed = undefined
  return values
}
