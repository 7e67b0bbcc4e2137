import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testAdyen } from '#tests/support/adyen.ts'
import type { Action } from './desk.ts'

const adyen = await testAdyen()
let delivered: string[] = []
async function take(request: IncomingMessage): Promise<void> {
  const { notificationItems } = JSON.parse(Buffer.concat(await request.toArray()).toString())
  delivered.push(notificationItems[0].NotificationRequestItem.merchantReference)
}
const shop = createServer((request, response) => void take(request).then(() => response.end())).listen(0, '127.0.0.1')
await new Promise((listening) => shop.once('listening', listening))
adyen.setWebhookUrl(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`)
afterAll(() => shop.close())

beforeEach(() => {
  delivered = []
})

const start = (reference: string) =>
  adyen.provider.startPayment({
    ...{ reference, amount: { currency: 'EUR', minor: 2595 }, method: 'scheme', merchantName: 'Kadoshop' },
    ...{ countryCode: 'NL', locale: 'nl-NL', returnUrl: 'https://shop.example/', email: 'a@example.org', shopperIp: '::1' },
  })
const pay = async (reference: string, action: Action) => adyen.finish((await start(reference)).redirectUrl, action)
const untilDelivered = (...references: string[]) => expect.poll(() => delivered, { timeout: 10_000 }).toEqual(references)
const findWebhook = async (about: string) => (await adyen.readBooks()).webhooks.find(({ reference }) => reference === about)

test('a slow payment is reported late, and does not delay others', async () => {
  const back = await pay('slow', 'slow')
  const asked = adyen.provider.readPayment(back)
  expect(await adyen.provider.readPayment(await pay('quick', 'pay'))).toMatchObject({ outcome: 'CAPTURED' })
  await untilDelivered('quick')
  expect(await Promise.race([asked, Promise.resolve('nothing yet')])).toBe('nothing yet')
  expect(await asked).toMatchObject({ outcome: 'CAPTURED' })
  await untilDelivered('quick', 'slow')
})

test('a webhook sent twice is for one payment', async () => {
  await pay('twice', 'duplicate')
  await untilDelivered('twice', 'twice')
  await pay('once', 'pay')
  await untilDelivered('twice', 'twice', 'once')
  expect((await adyen.readBooks()).payments.filter(({ reference }) => reference === 'twice')).toHaveLength(1)
})

test('a lost webhook never arrives, not even after a restart, until it is sent again by hand', async () => {
  const back = await pay('lost', 'lost')
  expect(await adyen.provider.readPayment(back)).toMatchObject({ outcome: 'CAPTURED' })
  await adyen.restart()
  await sleep(500)
  expect(delivered).toEqual([])
  await adyen.act(`webhooks/${(await findWebhook('lost'))?.id}/resend`)
  await untilDelivered('lost')
})

test.each(['slow', 'duplicate', 'lost'] as const)('"%s" pays, so the card details must be right', async (action) => {
  const { redirectUrl } = await start(`card ${action}`)
  expect((await adyen.press(redirectUrl, action, {})).status).toBe(422)
})
