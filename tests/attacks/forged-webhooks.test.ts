import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAdyen } from '../../src/modules/payments/index.ts'
import { createLog } from '../../src/platform/log.ts'
import { testDatabase } from '../support/database.ts'
import { expectLittleWork } from '../support/processor-time.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startShopServer } from '../support/shop-server.ts'

/** A stranger tells the shop that a payment was made. Only the provider may do so. */

const { ctx, db } = await testDatabase()
const hmacKey = 'ab'.repeat(32)
const payments = createAdyen({ apiKey: 'key', merchantAccount: 'Ribbon', hmacKey, checkoutUrl: 'http://127.0.0.1:9' })
let logged = ''
const log = createLog({ level: 'warn', destination: { write: (line) => (logged += line) } })
const { server } = await startShopServer({ ...ctx, log }, { services: { ...HARMLESS_SERVICES, payments } })
afterAll(() => server.close())

beforeEach(async () => {
  logged = ''
  await sql`delete from provider_events`.execute(db)
})

let count = 0
function sign({ account = 'Ribbon', value = 2595 } = {}) {
  const pspReference = `P${++count}`
  const signed = [pspReference, '', account, 'ref', value, 'GBP', 'AUTHORISATION', 'true'].join(':')
  const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed).digest('base64')
  return {
    ...{ eventCode: 'AUTHORISATION', success: 'true', pspReference, merchantReference: 'ref', merchantAccountCode: account },
    ...{ amount: { currency: 'GBP', value }, additionalData: { hmacSignature } },
  }
}

async function deliver(items: readonly object[], host = 'uk.giftcardsquare.example') {
  const payload = { notificationItems: items.map((item) => ({ NotificationRequestItem: item })) }
  return (await server.inject({ method: 'POST', url: '/webhooks/adyen', headers: { host }, payload })).statusCode
}
const countEvents = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from provider_events`.execute(db)).rows[0]?.count

test('events that the provider signed are accepted, on whichever host it calls', async () => {
  expect(await deliver([sign(), sign()])).toBe(202)
  expect(await deliver([sign()], '10.0.0.7:3000')).toBe(202)
  expect(await countEvents()).toBe(3)
})

test.each([
  ['a forged event beside a signed one', () => [sign(), { ...sign(), amount: { currency: 'GBP', value: 999_900 } }]],
  ['a forged event before a signed one', () => [{ ...sign(), success: 'false' }, sign()]],
  ['a signed event of another merchant account', () => [sign({ account: 'Another' })]],
  ['an event of another merchant account beside ours', () => [sign(), sign({ account: 'Another' })]],
  ['an empty signature', () => [{ ...sign(), additionalData: { hmacSignature: '' } }]],
  ['no signature', () => [{ ...sign(), additionalData: {} }]],
  ['an empty delivery', () => []],
])('%s is refused, and nothing of the delivery is stored', async (_sentence, items) => {
  expect(await deliver(items())).toBe(401)
  expect(await countEvents()).toBe(0)
  expect(logged).toBe('')
})

test('a delivery of thousands of empty items is refused at the first one', async () => {
  const payload = { notificationItems: Array.from({ length: 21_000 }, () => ({})) }
  await expectLittleWork(25, async () => {
    const { statusCode } = await server.inject({ method: 'POST', url: '/webhooks/adyen', payload })
    expect(statusCode).toBe(401)
  })
})
