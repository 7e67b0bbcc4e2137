import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createBrandKey } from '../../src/modules/brands/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { HARMLESS_SERVICES } from './services.ts'

// biome-ignore lint/suspicious/noExplicitAny: any answer of the API; each test checks what it expects
type Answer = { status: number; body: any; retryAfter: string | undefined }
type Card = { number: string; pin: string; shopper?: string }
type Headers = Record<string, string>
export type Signing = { id: string; secret: string }

/** The parts of a request that a test changes. */
type Changes = { timestamp?: string; nonce?: string; idempotencyKey?: string; headers?: Headers; body?: string }

export const newNonce = () => randomBytes(16).toString('hex')
export const gbp = (minor: number) => ({ currency: 'GBP', minor })

export function signHeaders(
  { id, secret }: Signing,
  path: string,
  body: string,
  signed: Required<Omit<Changes, 'headers' | 'body'>>,
) {
  const { timestamp, nonce, idempotencyKey } = signed
  const text = [timestamp, nonce, 'POST', path, idempotencyKey, body].join('\n')
  return {
    'ribbon-key': id,
    'ribbon-timestamp': timestamp,
    'ribbon-nonce': nonce,
    'ribbon-signature': createHmac('sha256', secret).update(text).digest('hex'),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
}

/** A brand's shop as a client of the API. */
export async function testBrand({ ctx, server }: { ctx: Context; server: FastifyInstance }, brand = 'tansy-and-rook') {
  const key = await createBrandKey(ctx, HARMLESS_SERVICES, { brand, by: 'test' })
  let keys = 0
  const newKey = () => `once-${++keys}`

  async function call(path: string, asked: object, changes: Changes = {}): Promise<Answer> {
    const url = `/brand-api/v1${path}`
    const body = changes.body ?? JSON.stringify(asked)
    const timestamp = changes.timestamp ?? String(Math.floor(ctx.clock.now().getTime() / 1000))
    const signed = { timestamp, nonce: changes.nonce ?? newNonce(), idempotencyKey: changes.idempotencyKey ?? '' }
    const response = await server.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': 'application/json', ...signHeaders(key, url, body, signed), ...changes.headers },
    })
    const retryAfter = response.headers['retry-after']
    return {
      status: response.statusCode,
      body: response.json(),
      retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    }
  }

  return {
    brand,
    key,
    call,
    newKey,
    check: ({ number, pin, shopper }: Card) => call('/cards/check', { number, pin, shopper }),
    reserve: ({ number, pin }: Card, minor: number, idempotencyKey = newKey()) =>
      call('/reservations', { number, pin, amount: gbp(minor), reference: 'order 17' }, { idempotencyKey }),
    capture: (id: string, minor?: number, idempotencyKey = newKey()) =>
      call(`/reservations/${id}/capture`, minor === undefined ? {} : { amount: gbp(minor) }, { idempotencyKey }),
    cancel: (id: string) => call(`/reservations/${id}/cancel`, {}),
  }
}
