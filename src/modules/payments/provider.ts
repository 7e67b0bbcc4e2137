import type { CardBrand } from '../../shared/card-brand.ts'
import type { Money } from '../../shared/money.ts'
import type { PaymentMethodId, RefusalReason, TransferAccount } from './payment.ts'

export type StartPayment = {
  /** The reference of the attempt, and the provider's idempotency key, so asking twice starts one payment. */
  reference: string
  amount: Money
  method: PaymentMethodId
  /** The bank that the shopper chose already, for methods with banks. */
  issuer?: string | undefined
  /** Shown to the shopper while paying, and on the bank statement. */
  merchantName: string
  countryCode: string
  locale: string
  /** Where the shopper comes back to; `sessionId` and `sessionResult` are added to its query. */
  returnUrl: string
  email: string
  shopperIp: string
}
/** Send the shopper to `redirectUrl`; there it can be paid until `expiresAt`. */
export type StartedPayment = { sessionId: string; redirectUrl: string; expiresAt: Date }

export type PaymentReading = {
  /** `OPEN`: the shopper came back without paying, and the page can still be paid on. `PENDING`: they are done there, and the money is on its way. */
  outcome: 'CAPTURED' | 'PENDING' | 'REFUSED' | 'OPEN'
  pspReference?: string | undefined
  /** What was captured. */
  amount?: Money | undefined
  /** Why it was refused. */
  reason?: RefusalReason | undefined
  /** Of a bank transfer that is awaited. */
  transfer?: TransferAccount | undefined
}

/**
 * What the provider says happened: `CHARGED_BACK` took money from us, `REVERSED` brought such money back, `DISPUTED` is about to take it. `NEVER_CAME` is
 * money that was told as captured, `CAME_AFTER_ALL` such money later, `CANCELLED` a payment that is let go, before it was told as captured or after. `OTHER`
 * changes nothing; of what is `UNKNOWN` nobody can say.
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
    | 'NEVER_CAME'
    | 'CAME_AFTER_ALL'
    | 'OTHER'
    | 'UNKNOWN'
  /** The id of what happened: the same again is the same event. */
  eventId: string
  /** For a refund that failed after it was made: the event that reported its success, or will. */
  undoes?: string | undefined
  /** Ours, of the attempt; of a refund, the one that the refund was asked with. */
  reference: string
  /** The provider's, of the payment that it is about. */
  pspReference: string
  amount: Money
  reason?: RefusalReason | undefined
  transfer?: TransferAccount | undefined
}

/** An event as it came, signature checked: what the inbox stores. */
export type ReceivedEvent = { dedupKey: string; body: Record<string, unknown> }

export type ProviderMethod = {
  id: PaymentMethodId
  brands: readonly CardBrand[]
  banks: readonly { id: string; issuer: string }[]
  /** What the provider says of the method, word for word. */
  raw: Record<string, unknown>
}

/** The payment provider, as small as the shop needs it. Any call may throw ProviderUnavailable; asking again is always safe. */
export type PaymentProvider = {
  startPayment(asked: StartPayment): Promise<StartedPayment>
  /** The outcome, by the result that the shopper brought back; later updates of a pending payment come as events only. */
  readPayment(session: { sessionId: string; sessionResult: string }): Promise<PaymentReading>
  /** Asks for the money to go back; an event tells when it did. `reference` is the refund's own. */
  refundPayment(asked: { pspReference: string; amount: Money; reference: string }): Promise<{ refundReference: string }>
  listMethods(asked: { amount?: Money | undefined; countryCode: string; locale: string }): Promise<readonly ProviderMethod[]>
  /** The events of one delivery, or that it does not come from the provider. */
  receiveEvents(rawBody: string): readonly ReceivedEvent[] | 'invalid'
  readEvent(body: Record<string, unknown>): PaymentEvent
}

/** The request is refused as it stands: made up by somebody, a mistake of ours, or of the settings. */
export class ProviderRefusal extends Error {}

/** No answer, or "try again": nobody knows yet whether it was done. */
export class ProviderUnavailable extends Error {}
