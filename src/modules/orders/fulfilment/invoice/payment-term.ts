import { Temporal } from 'temporal-polyfill'

/** How long a company may take to pay an invoice (decision 15). */
export const PAYMENT_TERM_DAYS = 14

/** The last day on which an invoice is paid in time. */
export function lastDayToPay(issuedOn: string): string {
  return Temporal.PlainDate.from(issuedOn).add({ days: PAYMENT_TERM_DAYS }).toString()
}
