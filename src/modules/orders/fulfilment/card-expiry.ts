import { Temporal } from 'temporal-polyfill'

/** For a card whose product is known no more; the catalogue says how long any other is valid. */
const USUAL_MONTHS = 24

/** The last day of a card. Its months begin when the receiver gets it, not when it was paid. */
export function cardExpiry(givenOn: string, validityMonths: number | null): string {
  return Temporal.PlainDate.from(givenOn)
    .add({ months: validityMonths ?? USUAL_MONTHS })
    .toString()
}
