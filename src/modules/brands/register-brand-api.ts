import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../../platform/context.ts'
import { findTextFault } from '../../platform/http/text-fault.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { isUuid } from '../../shared/uuid.ts'
import { cardBalance } from '../giftcards/index.ts'
import { BRAND_FAILURES, type BrandFailure } from './brand-failures.ts'
import type { BrandsParts } from './brands-parts.ts'
import { checkBrandCard } from './check-brand-card.ts'
import { type Caller, checkRequest } from './check-request.ts'
import { cancelReservation, captureReservation } from './close-reservation.ts'
import { reserveCard } from './reserve-card.ts'

const MAX_BYTES = 4 * 1024
const MAX_MINOR = 100_000_000

const Text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
const Amount = v.strictObject({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  minor: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MINOR)),
})
const Card = { number: Text(40), pin: Text(12), shopper: v.optional(Text(64)) }
const CheckBody = v.strictObject(Card)
const ReserveBody = v.strictObject({ ...Card, amount: Amount, reference: Text(80) })
const CaptureBody = v.strictObject({ amount: v.optional(Amount) })
const CancelBody = v.strictObject({})

type Asked<B> = { ctx: Context; caller: Caller; body: B; reservationId: string; idempotencyKey: string }
type Work<B> = (asked: Asked<B>) => Promise<Result<object, BrandFailure>>
type Route<S extends v.GenericSchema> = { schema: S; status?: number; work: Work<v.InferOutput<S>> }

/** The brand API, described in docs/brand-api.openapi.json. */
export function registerBrandApi(parts: BrandsParts) {
  return (server: FastifyInstance, contextOf: ContextOf): void => {
    // Registered in its own scope, because the signature is checked on the unparsed body.
    server.register(async (api) => {
      api.removeAllContentTypeParsers()
      api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
        done(null, body),
      )
      registerRoutes(api, parts, contextOf)
    })
  }
}

type ContextOf = (request: FastifyRequest) => Context

// oxlint-disable-next-line max-lines-per-function -- a list of short routes
function registerRoutes(api: FastifyInstance, parts: BrandsParts, contextOf: ContextOf): void {
  const post = <S extends v.GenericSchema>(path: string, { schema, status = 200, work }: Route<S>) =>
    api.post(`/brand-api/v1${path}`, async (request, reply) => {
      const ctx = contextOf(request)
      const caller = await checkRequest(ctx, parts, readSigned(request))
      if (!caller.ok) return sendFailure(reply, caller.failure)
      const body = readBody(schema, String(request.body ?? ''))
      if (!body.ok) return sendFailure(reply, body.failure)
      const { id = '' } = request.params as { id?: string }
      const idempotencyKey = headerOf(request, 'idempotency-key')
      const asked = { ctx, caller: caller.value, body: body.value, reservationId: id, idempotencyKey }
      const done = await work(asked)
      return done.ok ? reply.code(status).header('cache-control', 'no-store').send(done.value) : sendFailure(reply, done.failure)
    })

  post('/cards/check', {
    schema: CheckBody,
    work: async ({ ctx, caller: { brand }, body: { shopper, ...typed } }) => {
      const checked = await checkBrandCard(ctx, parts, { brand, shopper, typed })
      if (!checked.ok) return checked
      const { id, lastFour, expiresOn } = checked.value.card
      return ok({ lastFour, balance: (await cardBalance(ctx.db, id)).available, expiresOn })
    },
  })
  post('/reservations', {
    schema: ReserveBody,
    status: 201,
    work: ({ ctx, caller, idempotencyKey, body: { amount, reference, shopper, ...typed } }) =>
      reserveCard(ctx, parts, { caller, wanted: { typed, shopper, amount, reference, idempotencyKey } }),
  })
  post('/reservations/:id/capture', {
    schema: CaptureBody,
    work: async ({ ctx, caller: { brand }, body: { amount }, reservationId, idempotencyKey }) =>
      isUuid(reservationId)
        ? captureReservation(ctx, { brand, reservationId, amount, idempotencyKey })
        : fail({ name: 'RESERVATION_UNKNOWN' }),
  })
  post('/reservations/:id/cancel', {
    schema: CancelBody,
    work: async ({ ctx, caller: { brand }, reservationId }) =>
      isUuid(reservationId) ? cancelReservation(ctx, { brand, reservationId }) : fail({ name: 'RESERVATION_UNKNOWN' }),
  })
}

function readSigned(request: FastifyRequest) {
  return {
    keyId: headerOf(request, 'ribbon-key'),
    timestamp: headerOf(request, 'ribbon-timestamp'),
    nonce: headerOf(request, 'ribbon-nonce'),
    signature: headerOf(request, 'ribbon-signature'),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    method: request.method,
    path: request.url,
    body: String(request.body ?? ''),
  }
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  return String(headers[name] ?? '')
}

/** An error does not repeat the body, which may hold a card number and a PIN. */
function readBody<S extends v.GenericSchema>(schema: S, text: string): Result<v.InferOutput<S>, BrandFailure> {
  try {
    const sent: unknown = JSON.parse(text)
    const checked = v.safeParse(schema, sent)
    if (checked.success && !findTextFault(sent as object)) return ok(checked.output)
  } catch {
    // The text is not JSON.
  }
  return fail({ name: 'REQUEST_INVALID' })
}

function sendFailure(reply: FastifyReply, { name, retryAfterSeconds }: BrandFailure): FastifyReply {
  const [status, message] = BRAND_FAILURES[name]
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).header('cache-control', 'no-store').send({ code: name, message })
}
