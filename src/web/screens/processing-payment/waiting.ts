import type { PaymentStatusFragment } from '#generated/documents.ts'

/** The longest wait for one answer. */
export const ANSWER_MS = 10_000
/** After this time the page says that it takes longer, and what happens next. */
export const LONG_WAIT_MS = 30_000
/** After this time the page stops asking. The buyer can ask again, and the confirmation mail comes anyway. */
const LONGEST_WAIT_MS = 180_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
const GROWTH = 1.4

/** The pause before the next request after this wait; undefined when the page should stop asking. */
export function nextPause(askedTimes: number, waitedMs: number): number | undefined {
  if (waitedMs >= LONGEST_WAIT_MS) return undefined
  return Math.min(Math.round(FIRST_PAUSE_MS * GROWTH ** askedTimes), LONGEST_PAUSE_MS)
}

/** False while the page must say "please wait". A bank transfer takes days, so the page does not wait for it. */
export function isSettled({ status, bankTransfer }: Pick<PaymentStatusFragment, 'status' | 'bankTransfer'>): boolean {
  return status !== 'PENDING' || bankTransfer !== null
}
