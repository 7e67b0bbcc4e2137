import { createRequire } from 'node:module'
import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/notificationRequestItem.js'
import * as v from 'valibot'
import { toCleanText } from '#shared/validation/clean-text.ts'
import type { RefusalReason, TransferAccount } from '../payment.ts'
import type { PaymentEvent, ReceivedEvent } from '../provider.ts'
import type { AdyenSettings } from './adyen-settings.ts'

// An old CommonJS module whose default export differs between bundlers and Node; with `require` it is always the same.
const { default: HmacValidator } = createRequire(import.meta.url)(
  '@adyen/api-library/lib/src/utils/hmacValidator.js',
) as typeof import('@adyen/api-library/lib/src/utils/hmacValidator.js')

const Item = v.looseObject({
  eventCode: v.string(),
  success: v.picklist(['true', 'false']),
  pspReference: v.pipe(v.string(), v.minLength(1)),
  originalReference: v.optional(v.string()),
  merchantReference: v.optional(v.string(), ''),
  merchantAccountCode: v.string(),
  reason: v.optional(v.nullable(v.string())),
  amount: v.looseObject({ currency: v.string(), value: v.number() }),
  // An empty signature makes Adyen's validator throw.
  additionalData: v.looseObject({ hmacSignature: v.pipe(v.string(), v.minLength(1)) }),
})
type Item = v.InferOutput<typeof Item>
const Delivery = v.looseObject({
  notificationItems: v.pipe(v.array(v.looseObject({ NotificationRequestItem: Item })), v.minLength(1), v.maxLength(100)),
})

/** Returns the items of one delivery. It is invalid unless all items are signed with our key and belong to our account. */
export function receiveAdyenEvents(settings: AdyenSettings, rawBody: string): readonly ReceivedEvent[] | 'invalid' {
  // Anybody can send a delivery. An unsigned one must cost little time, so the check stops at the first fault.
  const delivery = v.safeParse(Delivery, parseJson(rawBody), { abortEarly: true })
  if (!delivery.success) return 'invalid'
  const items = delivery.output.notificationItems.map((one) => one.NotificationRequestItem)
  if (!items.every((item) => isSigned(item, settings) && item.merchantAccountCode === settings.merchantAccount)) return 'invalid'
  return items.map(toCleanItem).map((item) => ({ dedupKey: dedupKey(item), body: item }))
}

/**
 * Adyen repeats an outcome with the same event code and reference; when the outcome changes, `success` differs. A capture that succeeds after a
 * failure differs from other captures only by its reason.
 */
function dedupKey({ eventCode, pspReference, success, reason }: Item): string {
  const key = `adyen:${eventCode}:${pspReference}:${success}`
  return eventCode === 'CAPTURE' && reason ? `${key}:${reason}` : key
}

function isSigned(item: Item, { hmacKey }: AdyenSettings): boolean {
  return new HmacValidator().validateHMAC(item as unknown as NotificationRequestItem, hmacKey)
}

export function readAdyenEvent(body: Record<string, unknown>): PaymentEvent {
  const item = v.parse(Item, body)
  const kind = kindOf(item)
  return {
    kind,
    ...(kind === 'REFUND_FAILED' ? eventIdsOfFailure(item) : { eventId: eventIdOf(item, kind) }),
    reference: item.merchantReference,
    // A modification, such as a refund, has its own reference and names the payment's reference as the original.
    pspReference: item.originalReference || item.pspReference,
    amount: { currency: item.amount.currency, minor: item.amount.value },
    reason: reasonOf(item),
    transfer: readTransfer(item.additionalData),
  }
}

/** The same id for every refund, however it was requested, so that an event about its failure can name it. */
function eventIdOf({ eventCode, pspReference }: Item, kind: PaymentEvent['kind']): string {
  return `${kind === 'REFUNDED' ? 'REFUND' : eventCode}:${pspReference}`
}

/** A refund that was refused at once may still succeed later and is then reported as done; a refund that failed later never succeeds. */
function eventIdsOfFailure({ eventCode, pspReference }: Item): Pick<PaymentEvent, 'eventId' | 'refundEventId'> {
  const refund = `REFUND:${pspReference}`
  return eventCode === 'REFUND' ? { eventId: `${refund} refused` } : { eventId: `${refund} failed`, refundEventId: refund }
}

function kindOf({ eventCode, success, amount, additionalData }: Item): PaymentEvent['kind'] {
  const done = success === 'true'
  switch (eventCode) {
    // Payments are captured at once; the account is set up only for this.
    case 'AUTHORISATION':
      return done ? 'CAPTURED' : 'REFUSED'
    case 'PENDING':
      return 'PENDING'
    case 'CANCELLATION':
      return done ? 'CANCELLED' : 'OTHER'
    // The card scheme did not capture the authorised amount. Adyen may try again, and then reports a capture.
    case 'CAPTURE_FAILED':
      return 'NEVER_ARRIVED'
    case 'CAPTURE':
      return done ? 'ARRIVED_AFTER_ALL' : 'OTHER'
    case 'OFFER_CLOSED':
      return done ? 'REFUSED' : 'OTHER'
    case 'REFUND':
      return done ? 'REFUNDED' : 'REFUND_FAILED'
    // Staff reversed the whole payment at Adyen. Without an amount, the whole remaining amount is returned.
    case 'CANCEL_OR_REFUND':
      if (!done) return 'OTHER'
      return additionalData['modification.action'] === 'cancel' || amount.value === 0 ? 'CANCELLED' : 'REFUNDED'
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return 'REFUND_FAILED'
    case 'CHARGEBACK':
    case 'SECOND_CHARGEBACK':
      return 'CHARGED_BACK'
    case 'CHARGEBACK_REVERSED':
      return 'REVERSED'
    case 'NOTIFICATION_OF_CHARGEBACK':
      return 'DISPUTED'
    default:
      return 'UNKNOWN'
  }
}

function reasonOf(item: Item): RefusalReason | undefined {
  if (kindOf(item) !== 'REFUSED') return undefined
  if (item.eventCode === 'OFFER_CLOSED') return 'EXPIRED'
  return toRefusalReason(item.reason ?? '')
}

/** Adyen has many texts for a refusal; a shopper needs only these meanings. */
export function toRefusalReason(text: string): RefusalReason {
  if (/fraud/i.test(text)) return 'FRAUD'
  if (/cancel/i.test(text) && !/card/i.test(text)) return 'CANCELLED'
  if (/expired(?! card)/i.test(text) && !/card/i.test(text)) return 'EXPIRED'
  return /error|unavailable|timeout/i.test(text) ? 'ERROR' : 'REFUSED'
}

/** Reads the account for a bank transfer from Adyen's additional data, whose field names differ by country. */
export function readTransfer(fields: Readonly<Record<string, unknown>> | undefined): TransferAccount | undefined {
  const read = (name: string) => {
    const text = fields?.[`bankTransfer.${name}`]
    return typeof text === 'string' && text !== '' ? text : undefined
  }
  const accountNumber = read('iban') ?? read('accountNumber')
  if (!accountNumber) return undefined
  return { accountHolder: read('owner'), accountNumber, bic: read('bic'), reference: read('reference') }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Removes characters that PostgreSQL cannot store, so that the event is not lost. */
function toCleanItem(item: Item): Item {
  return JSON.parse(JSON.stringify(item), (_name, value) => (typeof value === 'string' ? toCleanText(value) : value))
}
