import type { Money } from '../../shared/money.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { Storefront } from '../storefronts/index.ts'

export type PaymentMethodId = Storefront['paymentMethods'][number]
export type PaymentState = 'NEW' | 'REFUSED' | 'CAPTURED' | 'DUPLICATE' | 'REFUNDED'
/**
 * `CANCELLED`: the shopper cancelled on the provider's page. `REPLACED`: another attempt was started or the order expired while that page was open;
 * the payment may still be paid or refused there.
 */
export type RefusalReason = 'REFUSED' | 'FRAUD' | 'CANCELLED' | 'REPLACED' | 'EXPIRED' | 'ERROR'
/** `invoice` is paid later by a company with credit; `bank` is transferred to our own account before anything is sent. */
export type ProviderName = 'adyen' | 'invoice' | 'bank' | 'giftcard'

/** The account of a bank transfer and its reference, as named by the provider. */
export type TransferAccount = {
  accountHolder: string | undefined
  /** An IBAN, or the account number that the country uses instead. */
  accountNumber: string
  bic: string | undefined
  reference: string | undefined
}

/** The data that the payer gives to the bank. */
export type BankTransfer = {
  amount: Money
  accountHolder: string
  accountNumber: string | undefined
  bic: string | undefined
  /** The reference that identifies the payment. */
  reference: string
  /** The last day to pay. */
  payBefore: string
}

/** One attempt to pay an order or a part of it. */
export type Payment = {
  id: string
  orderId: string
  attempt: number
  /** Created by `referenceOf`. */
  reference: string
  provider: ProviderName
  method: PaymentMethodId
  /** The requested amount, or the captured amount if it differs. */
  amount: Money
  state: PaymentState
  reason: RefusalReason | undefined
  sessionId: string | undefined
  sessionResult: string | undefined
  redirectUrl: string | undefined
  sessionExpiresAt: Date | undefined
  pspReference: string | undefined
  /** The account of an awaited bank transfer, after the provider has named it. */
  transfer: TransferAccount | undefined
  createdAt: Date
  settledAt: Date | undefined
  /** The event that reported its refund. */
  refundedBy: string | undefined
}

/**
 * A payment only moves forward, which a trigger enforces; the exception is a failed refund, which becomes a duplicate again. After a refusal, money
 * may still come: it is accepted or refunded. Money returned after a capture is a row in `payment_returns`, not a state.
 */
export const NEXT_STATES = {
  NEW: ['REFUSED', 'CAPTURED', 'DUPLICATE'],
  REFUSED: ['CAPTURED', 'DUPLICATE'],
  CAPTURED: [],
  DUPLICATE: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

/** The provider's reference of an attempt, also used as its idempotency key. */
export function referenceOf(orderId: string, attempt: number): string {
  return `${orderId}:${attempt}`
}

export function orderIdOf(reference: string): string {
  return reference.slice(0, reference.indexOf(':'))
}

/** Whether the text has the format of our own references. */
export function isReference(text: string): boolean {
  return /^[^:]+:\d+$/.test(text) && isUuid(orderIdOf(text))
}
