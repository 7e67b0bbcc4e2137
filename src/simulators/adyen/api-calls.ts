import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { ApiFault } from './api-fault.ts'
import type { Session } from './books.ts'
import { findMethod, listMethods, transferDetails } from './methods.ts'
import type { Simulator } from './simulator.ts'

const HOUR_MS = 60 * 60_000
const LONGEST_HOURS = 24

const text = v.pipe(v.string(), v.minLength(1))
const Amount = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  value: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
const WebUrl = v.pipe(text, v.url(), v.regex(/^https?:/))

const CreateSession = v.looseObject({
  merchantAccount: text,
  reference: v.pipe(text, v.maxLength(80)),
  amount: Amount,
  returnUrl: WebUrl,
  mode: v.optional(v.picklist(['embedded', 'hosted']), 'embedded'),
  countryCode: v.optional(v.string(), ''),
  expiresAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  allowedPaymentMethods: v.optional(v.array(v.string())),
  shopperStatement: v.optional(v.string()),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
})
const Refund = v.looseObject({ merchantAccount: text, amount: Amount, reference: v.optional(v.string(), '') })

/** POST /sessions */
export function createSession(simulator: Simulator, body: unknown): Record<string, unknown> {
  const asked = check(CreateSession, body)
  simulator.assertAccount(asked.merchantAccount)
  const now = simulator.clock.now().getTime()
  const expiresAt = asked.expiresAt ? new Date(asked.expiresAt).getTime() : now + HOUR_MS
  if (expiresAt > now + LONGEST_HOURS * HOUR_MS) throw new ApiFault(422, '702', 'expiresAt is more than 24 hours away')
  const known = listMethods(asked.countryCode || undefined).map(({ type }) => type)
  const allowed = asked.allowedPaymentMethods?.filter(findMethod) ?? known
  const session: Session = {
    id: `CS${simulator.ids.uuid().replaceAll('-', '').slice(0, 16).toUpperCase()}`,
    reference: asked.reference,
    amount: asked.amount,
    returnUrl: asked.returnUrl,
    countryCode: asked.countryCode,
    merchantName: asked.shopperStatement ?? asked.merchantAccount,
    methods: allowed,
    issuer: asked.metadata.issuer,
    status: 'active',
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    results: {},
  }
  simulator.books.put('session', session)
  const where = asked.mode === 'hosted' ? { url: simulator.hostedUrl(session.id) } : { sessionData: simulator.ids.token() }
  return { ...asked, id: session.id, expiresAt: session.expiresAt, ...where }
}

/** GET /sessions/{id}: the outcome at the moment when the shopper was sent back with this result. It does not change later. */
export async function readSession({ books, desk, clock }: Simulator, id: string, sessionResult: string | undefined) {
  const session = desk.find(id)
  const result = sessionResult ? session?.results[sessionResult] : undefined
  if (!session || !result) throw new ApiFault(422, '702', 'Invalid sessionId or sessionResult')
  const { status, refusalReasonRaw, knownAt } = result
  if (knownAt) await sleep(Math.max(0, new Date(knownAt).getTime() - clock.now().getTime()))
  const payments = books.list('payment').filter((payment) => payment.sessionId === id && isPromising(status))
  return {
    id,
    reference: session.reference,
    status,
    additionalData: { ...(refusalReasonRaw ? { refusalReasonRaw } : {}), ...payments.map(transferDetails)[0] },
    payments: payments.map(({ id: pspReference, amount, method }) => ({
      ...{ pspReference, amount, paymentMethod: { type: method } },
      resultCode: status === 'completed' ? 'Authorised' : 'Received',
    })),
  }
}

function isPromising(status: Session['status']): boolean {
  return status === 'completed' || status === 'paymentPending'
}

/** POST /payments/{paymentPspReference}/refunds */
export function refundPayment({ books, desk, assertAccount }: Simulator, id: string, body: unknown): Record<string, unknown> {
  const { merchantAccount, amount, reference } = check(Refund, body)
  assertAccount(merchantAccount)
  const payment = books.find('payment', id)
  if (payment?.state !== 'authorised') throw new ApiFault(422, '167', 'Original pspReference required for this operation')
  const left = payment.amount.value - payment.refunded
  if (amount.currency !== payment.amount.currency || amount.value > left) {
    throw new ApiFault(422, '137', 'Invalid amount specified: more than is left of the payment')
  }
  const pspReference = desk.refund(payment, { reference, amount })
  return { merchantAccount, paymentPspReference: id, pspReference, reference, amount, status: 'received' }
}

function check<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const checked = v.safeParse(schema, body)
  if (checked.success) return checked.output
  const path = v.getDotPath(checked.issues[0]) ?? 'body'
  throw new ApiFault(422, path.startsWith('amount') ? '137' : '130', `Required field '${path}' is not provided or not valid.`)
}
