import { isReference } from '../payments/index.ts'

/**
 * The reference of a refund that we ask for, and the provider's idempotency key. A key that failed gets the same answer again, so a retry takes the next. What failed
 * at the provider's desk had none of our keys: ours may be under way still, and another would give the money back twice.
 */
export function refundReference(payment: string, failed: readonly { reference: string }[]): string {
  const failures = new Set(failed.map(({ reference }) => reference).filter(findRefunded)).size
  return failures === 0 ? `${payment}:refund` : `${payment}:refund:${failures + 1}`
}

/** The payment that a refund of ours is about; undefined of one that somebody else asked for. */
export function findRefunded(reference: string): string | undefined {
  const payment = /^(.+):refund(:\d+)?$/.exec(reference)?.[1]
  return payment && isReference(payment) ? payment : undefined
}
