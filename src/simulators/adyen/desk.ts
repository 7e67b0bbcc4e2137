import type { Clock, Ids } from '../../platform/context.ts'
import type { BookedPayment, BookedRefund, Books, PaymentState, Session, SessionStatus, TakenBack } from './books.ts'
import { transferDetails } from './methods.ts'
import type { Webhooks } from './webhooks.ts'

/** The actions of a shopper, or of the person who acts as the bank. */
export const ACTIONS = ['pay', 'slow', 'duplicate', 'lost', 'refuse', 'fraud', 'cancel', 'later', 'error'] as const
export type Action = (typeof ACTIONS)[number]

type Outcome = {
  state: PaymentState
  status: SessionStatus
  eventCode: string
  success: boolean
  reason?: string
  raw?: string
  /** The result comes late, both by webhook and by API. */
  isSlow?: boolean
  /** How many copies of its webhook are sent, if not one. */
  copies?: 0 | 2
}

const PAID: Outcome = { state: 'authorised', status: 'completed', eventCode: 'AUTHORISATION', success: true }
const REFUSED: Outcome = { state: 'refused', status: 'refused', eventCode: 'AUTHORISATION', success: false }

const OUTCOMES: Readonly<Record<Action, Outcome>> = {
  pay: PAID,
  slow: { ...PAID, isSlow: true },
  duplicate: { ...PAID, copies: 2 },
  lost: { ...PAID, copies: 0 },
  refuse: { ...REFUSED, reason: 'Refused', raw: '05 : Do not honor' },
  fraud: { ...REFUSED, reason: 'FRAUD', raw: '59 : Suspected fraud' },
  cancel: { ...REFUSED, state: 'cancelled', status: 'canceled', reason: 'Cancelled' },
  later: { state: 'pending', status: 'paymentPending', eventCode: 'PENDING', success: true },
  error: { ...REFUSED, state: 'error', reason: 'Acquirer Error', raw: 'Acquirer Error' },
}

/** Actions that pay, in whichever way the shop is notified. Only these need a valid form and a bank that pays. */
export function isPaying(action: Action): boolean {
  return OUTCOMES[action].state === 'authorised'
}

export type Desk = {
  /** Settles an active session and returns the URL to which the shopper goes back. A settled session stays unchanged. */
  act(session: Session, chosen: { action: Action; method: string; detail: string }): string
  /** The money of a pending payment arrives, or its bank refuses it. */
  settlePending(payment: BookedPayment, action: 'pay' | 'refuse'): void
  /** The URL to which the shopper of a settled session goes back. */
  backUrl(session: Session): string
  expire(session: Session): void
  refund(payment: BookedPayment, refund: { reference: string; amount: BookedPayment['amount'] }): string
  /** Returns money without a request of the shop: staff refund or cancel the rest by hand, the bank charges it back, or the capture fails. */
  takeBack(payment: BookedPayment, eventCode: TakenBack): void
  /** Reverses the last return: the shopper's bank refused the refund, lost the dispute, or has paid now. */
  bringBack(payment: BookedPayment): void
  /** Expires the sessions that were not paid in time. */
  expireOverdue(): void
  /** The current state of a session. */
  find(id: string): Session | undefined
}

/** The event that reverses a return. A cancellation cannot be reversed. */
const BROUGHT_BACK = {
  REFUND: 'REFUND_FAILED',
  CHARGEBACK: 'CHARGEBACK_REVERSED',
  CAPTURE_FAILED: 'CAPTURE',
  CANCELLATION: undefined,
  CANCEL_OR_REFUND: 'REFUND_FAILED',
} as const

type DeskParts = { books: Books; webhooks: Webhooks; clock: Clock; ids: Ids; slowMs: number }

/** All changes of the books, each with the webhook that reports it. */
// oxlint-disable-next-line max-lines-per-function -- one closure of small functions around one set of books
export function createDesk({ books, webhooks, clock, ids, slowMs }: DeskParts): Desk {
  const now = () => clock.now().toISOString()
  /** 16 capital letters and digits, like Adyen's references. */
  const pspReference = () =>
    BigInt(`0x${ids.uuid().replaceAll('-', '')}`)
      .toString(36)
      .toUpperCase()
      .padStart(16, '0')
      .slice(-16)

  const sessionResult = () => `X3XtfGC7!${ids.token()}`
  const backUrl = (session: Session) => returnUrl(session, Object.keys(session.results)[0])

  function expire(session: Session): void {
    if (session.status !== 'active') return
    books.put('session', { ...session, status: 'expired', results: { [sessionResult()]: { status: 'expired' } } })
    const { reference: merchantReference, amount, methods } = session
    const event = { eventCode: 'OFFER_CLOSED', success: true, pspReference: pspReference(), merchantReference, amount }
    webhooks.send({ ...event, paymentMethod: methods[0] ?? '' })
  }

  function notifyShop(payment: BookedPayment, { eventCode, success, reason, copies }: Outcome, delayMs = 0): void {
    const { id: pspReference, reference: merchantReference, amount, method: paymentMethod } = payment
    const event = { eventCode, success, pspReference, merchantReference, amount, paymentMethod }
    const additionalData = transferDetails(payment)
    webhooks.send({ ...event, ...(reason ? { reason } : {}), additionalData }, { copies, delayMs })
  }

  function returnMoney(
    payment: BookedPayment,
    eventCode: TakenBack,
    { reference, amount }: Pick<BookedRefund, 'reference' | 'amount'>,
  ) {
    const id = pspReference()
    books.put('refund', { id, paymentId: payment.id, reference, amount, eventCode, createdAt: now() })
    books.put('payment', { ...payment, refunded: payment.refunded + amount.value })
    const event = { eventCode, success: true, pspReference: id, originalReference: payment.id, amount }
    // The reversed payment was captured, so the modification is a refund.
    const additionalData: Record<string, string> = eventCode === 'CANCEL_OR_REFUND' ? { 'modification.action': 'refund' } : {}
    webhooks.send({ ...event, merchantReference: reference, paymentMethod: payment.method, additionalData })
    return id
  }

  return {
    backUrl,
    expire,
    expireOverdue() {
      const at = now()
      for (const session of books.list('session')) if (session.expiresAt <= at) expire(session)
    },
    find(id) {
      const session = books.find('session', id)
      if (session && session.expiresAt <= now()) expire(session)
      return books.find('session', id)
    },
    act(session, { action, method, detail }) {
      if (session.status !== 'active') return backUrl(session)
      const outcome = OUTCOMES[action]
      const { reference, amount } = session
      const payment: BookedPayment = {
        ...{ id: pspReference(), sessionId: session.id, reference, amount, method, detail },
        ...{ state: outcome.state, refunded: 0, createdAt: now() },
      }
      books.put('payment', payment)
      const token = sessionResult()
      const delayMs = outcome.isSlow ? slowMs : 0
      const knownAt = new Date(clock.now().getTime() + delayMs).toISOString()
      const results = { [token]: { status: outcome.status, refusalReasonRaw: outcome.raw, knownAt } }
      books.put('session', { ...session, status: outcome.status, results })
      notifyShop(payment, outcome, delayMs)
      return returnUrl(session, token)
    },
    settlePending(payment, action) {
      if (payment.state !== 'pending') return
      const outcome = OUTCOMES[action]
      books.put('payment', { ...payment, state: outcome.state })
      notifyShop(payment, outcome)
    },
    refund: (payment, refund) => returnMoney(payment, 'REFUND', refund),
    takeBack(payment, eventCode) {
      const value = payment.amount.value - payment.refunded
      const reference = `${payment.reference} at the desk`
      if (payment.state === 'authorised' && value > 0)
        returnMoney(payment, eventCode, { reference, amount: { ...payment.amount, value } })
    },
    bringBack(payment) {
      const refund = books.list('refund').findLast(({ paymentId, hasFailed }) => paymentId === payment.id && !hasFailed)
      const eventCode = refund && BROUGHT_BACK[refund.eventCode ?? 'REFUND']
      if (!eventCode) return
      const { id, reference: merchantReference, amount } = refund
      books.put('refund', { ...refund, hasFailed: true })
      books.put('payment', { ...payment, refunded: payment.refunded - amount.value })
      const event = { eventCode, success: true, pspReference: id, originalReference: payment.id, amount }
      webhooks.send({ ...event, merchantReference, paymentMethod: payment.method })
    },
  }
}

function returnUrl(session: Session, token: string | undefined): string {
  const url = new URL(session.returnUrl)
  url.searchParams.set('sessionId', session.id)
  if (token) url.searchParams.set('sessionResult', token)
  return url.href
}
