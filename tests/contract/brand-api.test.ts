import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { BRAND_FAILURES } from '../../src/modules/brands/brand-failures.ts'
import type { ShopModule } from '../../src/platform/module.ts'
import type { LimitFailure, Limits } from '../../src/platform/rate-limits/limits.ts'
import { fail, ok } from '../../src/shared/result.ts'
import { gbp, newNonce, testBrand } from '../support/brands.ts'
import { testCheckout } from '../support/checkout.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startShopServer } from '../support/shop-server.ts'

/** The published description of the brand API, compared with its responses. */
type Schema = { properties?: Record<string, unknown>; allOf?: [unknown, { properties: { code: { enum: string[] } } }] }
type Described = { $ref?: string; content?: { 'application/json': { schema: Schema & { $ref?: string } } } }
type Api = {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>
  components: { responses: Record<string, Described>; schemas: Record<string, Schema> }
}
const api = JSON.parse(readFileSync(new URL('../../docs/brand-api.openapi.json', import.meta.url), 'utf8')) as Api

const shop = await testCheckout()
const { ctx } = shop
const tansyId = await shop.productOf('tansy-and-rook')
let limit: LimitFailure | undefined
const limits: Limits = { ...HARMLESS_SERVICES.limits, consume: async () => (limit ? fail(limit) : ok(undefined)) }
const routes: string[] = []
/** Collects the routes of the API, which are registered later. */
const listener: ShopModule = {
  name: 'listener',
  resolvers: {},
  jobs: [],
  routes: (server) => void server.addHook('onRoute', ({ method, url }) => void routes.push(`${String(method)} ${url}`)),
}
const { server } = await startShopServer(ctx, { services: { ...shop.services, limits }, extraModules: [listener] })
const brand = await testBrand({ ctx, server })
const seen = new Map<string, Set<string>>()

const [CHECK, RESERVE] = ['/cards/check', '/reservations'] as const
const CAPTURE = (id: string) => `/reservations/${id}/capture`
const CANCEL = (id: string) => `/reservations/${id}/cancel`
const PATHS = [CHECK, RESERVE, CAPTURE(randomUUID()), CANCEL(randomUUID())]
const describe = (path: string) => `/brand-api/v1${path.replace(/[\da-f-]{36}/, '{id}')}`

/** Compares every response with its description. */
async function call(...asked: Parameters<typeof brand.call>): Promise<Awaited<ReturnType<typeof brand.call>>> {
  const answer = await brand.call(...asked)
  const path = describe(asked[0])
  const described = api.paths[path]?.post?.responses[answer.status]
  expect(described, `${path} ${answer.status}`).toBeDefined()
  const { schema } = resolve(described).content?.['application/json'] ?? {}
  if (schema?.allOf) expect(schema.allOf[1].properties.code.enum).toContain(answer.body.code)
  else if (schema) expect(Object.keys(answer.body).sort()).toEqual(Object.keys(resolveSchema(schema).properties ?? {}).sort())
  seen.set(path, (seen.get(path) ?? new Set()).add(String(answer.status)))
  return answer
}

function resolve(described: Described | undefined): Described {
  const name = described?.$ref?.split('/').at(-1)
  return (name ? api.components.responses[name] : described) ?? {}
}

function resolveSchema(schema: Schema & { $ref?: string }): Schema {
  return api.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
}

const issue = () => shop.issue(5_000, { productId: tansyId })
const wanted = ({ number, pin }: { number: string; pin: string }, minor = 2_000) => ({
  ...{ number, pin },
  amount: gbp(minor),
  reference: 'order 17',
})
const once = () => ({ idempotencyKey: brand.newKey() })

beforeEach(() => {
  limit = undefined
})

test('a card is checked, reserved and captured in part, and the rest returns to the card', async () => {
  const { number, pin } = await issue()
  const checked = await call(CHECK, { number, pin })
  expect(checked).toMatchObject({ status: 200, body: { lastFour: number.slice(-4), balance: gbp(5_000) } })
  const { status, body } = await call(RESERVE, wanted({ number, pin }), once())
  expect({ status, ...body }).toMatchObject({ status: 201, state: 'RESERVED', amount: gbp(2_000), balance: gbp(3_000) })
  const captured = await call(CAPTURE(body.id), { amount: gbp(1_500) }, once())
  expect(captured).toMatchObject({ status: 200, body: { captured: gbp(1_500), released: gbp(500) } })
  expect((await call(CHECK, { number, pin })).body.balance).toEqual(gbp(3_500))
  expect((await call(CANCEL(body.id), {})).body.code).toBe('RESERVATION_CLOSED')
})

test('a cancelled reservation returns to the card, and cancelling it again changes nothing', async () => {
  const card = await issue()
  const { body } = await call(RESERVE, wanted(card), once())
  for (let time = 1; time <= 2; time++) expect((await call(CANCEL(body.id), {})).status).toBe(200)
  expect((await call(CAPTURE(body.id), {}, once())).body.code).toBe('RESERVATION_CLOSED')
  expect((await brand.check(card)).body.balance).toEqual(gbp(5_000))
})

test.each(PATHS)(
  '%s refuses requests that are unsigned, outdated, repeated, not JSON, too large or not as documented',
  async (path) => {
    const nonce = newNonce()
    expect((await call(path, {}, { nonce })).status).toBe(
      path === CHECK || path === RESERVE ? 400 : path === PATHS[2] ? 409 : 404,
    )
    expect((await call(path, {}, { nonce })).body.code).toBe('SIGNATURE_USED')
    expect((await call(path, {}, { timestamp: '1772445000' })).body.code).toBe('SIGNATURE_EXPIRED')
    expect((await call(path, {}, { headers: { 'ribbon-signature': 'f'.repeat(64) } })).body.code).toBe('SIGNATURE_INVALID')
    expect((await call(path, { surplus: 1 }, once())).body.code).toBe('REQUEST_INVALID')
    expect((await call(path, {}, { body: '{' })).body.code).toBe('REQUEST_INVALID')
    expect((await call(path, {}, { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await call(path, {}, { body: 'x'.repeat(5_000) })).status).toBe(413)
    limit = { name: 'RATE_LIMITED', retryAfterSeconds: 7 }
    expect(await call(path, {})).toMatchObject({ status: 429, retryAfter: '7' })
    limit = { name: 'LIMITS_UNAVAILABLE', retryAfterSeconds: 60 }
    expect(await call(path, {})).toMatchObject({ status: 503, retryAfter: '60' })
  },
)

test('a key that was used for another request, and an unknown reservation, are refused', async () => {
  const card = await issue()
  const key = once()
  await call(RESERVE, wanted(card), key)
  expect((await call(RESERVE, wanted(card, 2_001), key)).body.code).toBe('IDEMPOTENCY_MISMATCH')
  expect((await call(CAPTURE(randomUUID()), {}, once())).body.code).toBe('RESERVATION_UNKNOWN')
})

test('a used key does not reveal whether a PIN is right', async () => {
  const card = await issue()
  const key = once()
  const { status } = await call(RESERVE, wanted(card), key)
  const guessed = { ...card, pin: String((Number(card.pin) + 1) % 1_000_000).padStart(6, '0') }
  expect((await call(RESERVE, wanted(guessed), key)).status).toBe(status)
})

test('a card that cannot be used, belongs to another brand or has too little is refused', async () => {
  const card = await issue()
  const choice = await shop.issue(5_000)
  expect((await call(CHECK, { number: choice.number, pin: choice.pin })).body.code).toBe('CARD_OTHER_BRAND')
  expect((await call(RESERVE, wanted(choice), once())).body.code).toBe('CARD_OTHER_BRAND')
  expect((await call(CHECK, { number: card.number, pin: '1' })).body.code).toBe('CARD_UNKNOWN')
  expect((await call(RESERVE, wanted(card, 5_001), once())).body.code).toBe('CARD_BALANCE_TOO_LOW')
  const { body } = await call(RESERVE, wanted(card), once())
  expect((await call(RESERVE, wanted(card, 5_000), once())).body.code).toBe('CARD_IN_USE')
  expect((await call(CAPTURE(body.id), { amount: gbp(2_001) }, once())).body.code).toBe('AMOUNT_TOO_HIGH')
  expect((await call(CAPTURE(body.id), { amount: { currency: 'EUR', minor: 1 } }, once())).body.code).toBe('CURRENCY_OTHER')
})

test('the description lists exactly the routes, statuses and codes that the API has', () => {
  const described = Object.entries(api.paths).map(([path, { post }]) => [path, Object.keys(post?.responses ?? {}).sort()])
  expect(Object.fromEntries([...seen].map(([path, statuses]) => [path, [...statuses].sort()]))).toEqual(
    Object.fromEntries(described),
  )
  const registered = routes.filter((route) => route.includes('/brand-api/')).map((route) => route.replace(':id', '{id}'))
  expect(registered.sort()).toEqual(
    Object.keys(api.paths)
      .map((path) => `POST ${path}`)
      .sort(),
  )
  const codes = Object.values(api.components.responses).flatMap(({ content }) => {
    const schema = content?.['application/json'].schema
    return schema?.allOf?.[1].properties.code.enum ?? []
  })
  expect([...new Set(codes)].sort()).toEqual(Object.keys(BRAND_FAILURES).sort())
})
