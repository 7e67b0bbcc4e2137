import { isReference } from '../payments/index.ts'

/**
 * The reference of our own refund requests, which is also the provider's idempotency key. A failed key always gets the same answer, so a retry needs
 * the next key. Refunds that staff asked for at the provider have none of our keys and are not counted: our own refund may still be running, and a
 * new key would refund twice.
 */
export function refundReference(payment: string, failed: readonly { reference: string }[]): string {
  const failures = new Set(failed.map(({ reference }) => reference).filter(findRefunded)).size
  return failures === 0 ? `${payment}:refund` : `${payment}:refund:${failures + 1}`
}

/** The payment of one of our own refunds; undefined for refunds that others asked for. */
export function findRefunded(reference: string): string | undefined {
  const payment = /^(.+):refund(:\d+)?$/.exec(reference)?.[1]
  return payment && isReference(payment) ? payment : undefined
}
