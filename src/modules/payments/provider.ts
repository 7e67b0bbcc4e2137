import type { CardBrand } from '../../shared/card-brand.ts'
import type { Money } from '../../shared/money.ts'
import type { PaymentMethodId, RefusalReason, TransferAccount } from './payment.ts'

export type StartPayment = {
  /** The reference of the attempt and the provider's idempotency key, so that repeating the request starts only one payment. */
  reference: string
  amount: Money
  method: PaymentMethodId
  /** The bank that the shopper has already chosen, for methods with banks. */
  issuer?: string | undefined
  /** Shown to the shopper while paying, and on the bank statement. */
  merchantName: string
  countryCode: string
  locale: string
  /** The address to which the shopper returns; `sessionId` and `sessionResult` are added to its query. */
  returnUrl: string
  email: string
  shopperIp: string
}
/** The shopper can pay at `redirectUrl` until `expiresAt`. */
export type StartedPayment = { sessionId: string; redirectUrl: string; expiresAt: Date }

export type PaymentReading = {
  /** `OPEN`: the shopper came back without paying, and the page can still be used. `PENDING`: the shopper has finished, and the money is on its way. */
  outcome: 'CAPTURED' | 'PENDING' | 'REFUSED' | 'OPEN'
  pspReference?: string | undefined
  amount?: Money | undefined
  reason?: RefusalReason | undefined
  /** For an awaited bank transfer. */
  transfer?: TransferAccount | undefined
}

/**
 * An event of the provider. `CHARGED_BACK` took money from us, `REVERSED` returned such money, `DISPUTED` announces a chargeback. `NEVER_ARRIVED` is
 * money that was reported as captured but did not arrive; `ARRIVED_AFTER_ALL` is such money that arrived later. `CANCELLED` is a cancelled payment,
 * before or after it was reported as captured. `OTHER` changes nothing; `UNKNOWN` is an event that this code does not know.
 */
export type PaymentEvent = {
  kind:
    | Exclude<PaymentReading['outcome'], 'OPEN'>
    | 'CANCELLED'
    | 'REFUNDED'
    | 'REFUND_FAILED'
    | 'CHARGED_BACK'
    | 'REVERSED'
    | 'DISPUTED'
    | 'NEVER_ARRIVED'
    | 'ARRIVED_AFTER_ALL'
    | 'OTHER'
    | 'UNKNOWN'
  /** The id of the event: a repeated event has the same id. */
  eventId: string
  /** For a refund that failed after it was done: the id of the event that reports its success, which may come later. */
  refundEventId?: string | undefined
  /** Our own reference: of the attempt, or of the refund request. */
  reference: string
  /** The provider's reference of the payment. */
  pspReference: string
  amount: Money
  reason?: RefusalReason | undefined
  transfer?: TransferAccount | undefined
}

/** An event as it was received, with a valid signature, for the inbox. */
export type ReceivedEvent = { dedupKey: string; body: Record<string, unknown> }

export type ProviderMethod = {
  id: PaymentMethodId
  brands: readonly CardBrand[]
  banks: readonly { id: string; issuer: string }[]
  /** The provider's data of the method, unchanged. */
  raw: Record<string, unknown>
}

/** The payment provider, limited to what the shop needs. Any call may throw ProviderUnavailable; repeating a call is always safe. */
export type PaymentProvider = {
  startPayment(asked: StartPayment): Promise<StartedPayment>
  /** Reads the outcome with the result that the shopper brought back; later updates of a pending payment come only as events. */
  readPayment(session: { sessionId: string; sessionResult: string }): Promise<PaymentReading>
  /** Requests a refund; an event reports its success. `reference` is the refund's own reference. */
  refundPayment(asked: { pspReference: string; amount: Money; reference: string }): Promise<{ refundReference: string }>
  listMethods(asked: { countryCode: string; locale: string }): Promise<readonly ProviderMethod[]>
  /** The events of one delivery; 'invalid' when it does not come from the provider. */
  receiveEvents(rawBody: string): readonly ReceivedEvent[] | 'invalid'
  readEvent(body: Record<string, unknown>): PaymentEvent
}

/** The provider refused the request: it was made up, or our code or configuration is wrong. */
export class ProviderRefusal extends Error {}

/** No answer, or "try again": it is not known whether the request was done. */
export class ProviderUnavailable extends Error {}
