import { Temporal } from 'temporal-polyfill'

/** For a card whose product no longer exists; for all others the catalogue has the validity. */
const USUAL_MONTHS = 24

/** The last valid day of a card. Its validity starts when the receiver gets it, not when it was paid. */
export function cardExpiry(givenOn: string, validityMonths: number | null): string {
  return Temporal.PlainDate.from(givenOn)
    .add({ months: validityMonths ?? USUAL_MONTHS })
    .toString()
}
