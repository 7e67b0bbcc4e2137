import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashToken } from '../../platform/keys.ts'
import { createSession, readSession, refundPayment } from './api-calls.ts'
import { ApiFault, faultOf } from './api-fault.ts'
import { listMethods, toPaymentMethods } from './methods.ts'
import type { Simulator } from './simulator.ts'

const VERSION = '/v72'
/** The maximum length at Adyen. */
const MAX_KEY = 64

type Body = Record<string, unknown>
type Made = { status: number; body: unknown }
type Call = (body: Body, request: FastifyRequest) => Made

/** Adyen's checkout API, as far as a shop with hosted checkout needs it. */
export function serveApi(server: FastifyInstance, simulator: Simulator): void {
  server.register(
    async (api) => {
      api.addHook('onRequest', async (request) => assertKey(request, simulator.apiKey))
      api.setErrorHandler((error, _request, reply) => {
        const { status, ...fault } = faultOf(error)
        return reply.code(status).send({ status, ...fault })
      })
      const post = (path: string, call: Call) =>
        api.post(path, (request, reply) => answer(simulator, { request, reply }, () => once(simulator, request, call)))

      // Not part of Adyen's API: tells a process of the shop that this is its own simulator, even with faults set.
      api.get('/simulator', () => ({ isSimulator: true }))
      post('/sessions', (body) => ({ status: 201, body: createSession(simulator, body) }))
      post('/payments/:id/refunds', (body, request) => {
        const { id } = request.params as { id: string }
        return { status: 201, body: refundPayment(simulator, id, body) }
      })
      post('/paymentMethods', ({ merchantAccount, countryCode, allowedPaymentMethods }) => {
        simulator.assertAccount(merchantAccount)
        const allowed = Array.isArray(allowedPaymentMethods) ? new Set(allowedPaymentMethods) : undefined
        const methods = listMethods(typeof countryCode === 'string' ? countryCode : undefined)
        return { status: 200, body: toPaymentMethods(methods.filter(({ type }) => !allowed || allowed.has(type))) }
      })
      api.get<{ Params: { id: string }; Querystring: { sessionResult?: string } }>('/sessions/:id', (request, reply) =>
        answer(simulator, { request, reply }, async () => {
          return { status: 200, body: await readSession(simulator, request.params.id, request.query.sessionResult) }
        }),
      )
    },
    { prefix: VERSION },
  )
}

async function assertKey(request: FastifyRequest, apiKey: string): Promise<void> {
  const given = hashToken(String(request.headers['x-api-key'] ?? ''))
  if (!timingSafeEqual(given, hashToken(apiKey)))
    throw new ApiFault(401, '000', 'HTTP Status Response - Unauthorized', 'security')
}

/** A repeated key gets the stored answer; while the first request is in progress, the second is refused. */
async function once(simulator: Simulator, request: FastifyRequest, call: Call): Promise<Made> {
  const key = request.headers['idempotency-key']
  const body = (request.body ?? {}) as Body
  if (typeof key !== 'string') return call(body, request)
  if (key.length > MAX_KEY) throw new ApiFault(422, '702', 'The idempotency key is longer than 64 characters')
  const given = simulator.books.find('answer', key)
  if (given) return given
  const made = { id: key, path: request.url, ...call(body, request) }
  simulator.books.put('answer', made)
  return made
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

async function answer(simulator: Simulator, { request, reply }: Exchange, work: () => Promise<Made>) {
  const { faults, underWay } = simulator
  const key = String(request.headers['idempotency-key'] ?? request.id)
  if (underWay.has(key)) throw new ApiFault(422, '704', 'request already processed or in progress', 'validation')
  underWay.add(key)
  try {
    if (faults.take('failRequests')) throw new ApiFault(500, '000', 'Internal error', 'internal')
    const { status, body } = await work()
    await sleep(faults.read().slowMs)
    if (faults.take('dropAnswers')) return reply.raw.destroy()
    return await reply.code(status).header('idempotency-key', key).send(body)
  } finally {
    underWay.delete(key)
  }
}
