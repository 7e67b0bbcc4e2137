import type { Money } from '../../shared/money.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { Storefront } from '../storefronts/index.ts'

export type PaymentMethodId = Storefront['paymentMethods'][number]
export type PaymentState = 'NEW' | 'REFUSED' | 'CAPTURED' | 'DUPLICATE' | 'REFUNDED'
/**
 * `CANCELLED`: the shopper cancelled on the provider's page. `REPLACED`: another attempt was started or the order expired while that page was open; it may
 * still be paid or refused there.
 */
export type RefusalReason = 'REFUSED' | 'FRAUD' | 'CANCELLED' | 'REPLACED' | 'EXPIRED' | 'ERROR'
/** Who the money comes from: `invoice` is owed by a company with credit, `bank` is transferred to our own account before anything is sent. */
export type ProviderName = 'adyen' | 'invoice' | 'bank' | 'giftcard'

/** Where a bank transfer goes, and its reference, as the provider says it. */
export type TransferAccount = {
  accountHolder: string | undefined
  /** An IBAN, or what the country uses in its place. */
  accountNumber: string
  bic: string | undefined
  reference: string | undefined
}

/** What the payer tells the bank. */
export type BankTransfer = {
  amount: Money
  accountHolder: string
  accountNumber: string | undefined
  bic: string | undefined
  /** Names what is paid. */
  reference: string
  /** The last day. */
  payBefore: string
}

/** One attempt to pay an order, or a part of it. */
export type Payment = {
  id: string
  orderId: string
  attempt: number
  /** Of `referenceOf`. */
  reference: string
  provider: ProviderName
  method: PaymentMethodId
  /** The amount asked for; when another amount was captured, that amount. */
  amount: Money
  state: PaymentState
  reason: RefusalReason | undefined
  sessionId: string | undefined
  sessionResult: string | undefined
  redirectUrl: string | undefined
  sessionExpiresAt: Date | undefined
  pspReference: string | undefined
  /** The account of an awaited bank transfer, once the provider has named it. */
  transfer: TransferAccount | undefined
  createdAt: Date
  settledAt: Date | undefined
  /** The event that reported its refund. */
  refundedBy: string | undefined
}

/**
 * Forward only; a trigger enforces it, except that a failed refund becomes a duplicate again. After a refusal money may still come: it is accepted or
 * refunded. Money returned after a capture is a row in `payment_returns`, not a state.
 */
export const NEXT_STATES = {
  NEW: ['REFUSED', 'CAPTURED', 'DUPLICATE'],
  REFUSED: ['CAPTURED', 'DUPLICATE'],
  CAPTURED: [],
  DUPLICATE: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

/** What the provider knows an attempt by: also its idempotency key. */
export function referenceOf(orderId: string, attempt: number): string {
  return `${orderId}:${attempt}`
}

export function orderIdOf(reference: string): string {
  return reference.slice(0, reference.indexOf(':'))
}

/** Whether it can be one of ours. */
export function isReference(text: string): boolean {
  return /^[^:]+:\d+$/.test(text) && isUuid(orderIdOf(text))
}
