import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Clock, Ids } from '../../platform/context.ts'
import { ask } from '../../platform/http/ask.ts'

const TIMEOUT_MS = 10_000

const Money = v.object({ currency: v.string(), minor: v.number() })
const Checked = v.object({ lastFour: v.string(), balance: Money })
const Reserved = v.object({ id: v.string() })
const Failure = v.object({ code: v.string() })

export type BrandKey = { id: string; secret: string }
/** With the shopper's IP address, so that wrong PINs are counted for each shopper. */
export type Typed = { number: string; pin: string; shopper: string }
type Amount = v.InferOutput<typeof Money>
/** The value, or the code of the refusal. */
type Answer<T> = { ok: true; value: T } | { ok: false; code: string }

type ClientParts = { key: BrandKey; shopAddress: () => string; clock: Clock; ids: Ids }
export type BrandClient = ReturnType<typeof createBrandClient>

/** A client of the brand API (docs/brand-api.md), as the shop of a brand would write it. */
export function createBrandClient({ key, shopAddress, clock, ids }: ClientParts) {
  async function call<S extends v.GenericSchema>(
    path: string,
    { schema, asked, once = '' }: { schema: S; asked: object; once?: string },
  ): Promise<Answer<v.InferOutput<S>>> {
    const url = new URL(`/brand-api/v1${path}`, shopAddress())
    const [body, timestamp, nonce] = [JSON.stringify(asked), String(Math.floor(clock.now().getTime() / 1000)), ids.uuid()]
    const text = [timestamp, nonce, 'POST', url.pathname, once, body].join('\n')
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'ribbon-key': key.id,
      'ribbon-timestamp': timestamp,
      'ribbon-nonce': nonce,
      'ribbon-signature': createHmac('sha256', key.secret).update(text).digest('hex'),
      ...(once ? { 'idempotency-key': once } : {}),
    }
    const { status, text: answer } = await ask(url, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS })
    if (status >= 300) return { ok: false, code: v.parse(Failure, JSON.parse(answer)).code }
    return { ok: true, value: v.parse(schema, JSON.parse(answer)) }
  }

  return {
    check: (typed: Typed) => call('/cards/check', { schema: Checked, asked: typed }),
    reserve: (typed: Typed, wanted: { amount: Amount; reference: string }) =>
      call('/reservations', { schema: Reserved, asked: { ...typed, ...wanted }, once: wanted.reference }),
    capture: (id: string) => call(`/reservations/${id}/capture`, { schema: v.object({}), asked: {}, once: id }),
    cancel: (id: string) => call(`/reservations/${id}/cancel`, { schema: v.object({}), asked: {} }),
  }
}
