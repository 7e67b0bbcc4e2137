import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdyen, type PaymentEvent, ProviderUnavailable, type StartPayment } from '../../src/modules/payments/index.ts'
import { storefronts } from '../../src/modules/storefronts/index.ts'
import { ask as send } from '../../src/platform/http/ask.ts'
import { testAdyen } from '../support/adyen.ts'
import { testDatabase } from '../support/database.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startShopServer } from '../support/shop-server.ts'

/**
 * The shop's requests to its payment provider, tested over HTTP against the simulator. With the ADYEN_* variables of a test account the same requests
 * go to Adyen.
 */
const { ctx, db } = await testDatabase()
const adyen = await testAdyen()
const { provider, settings } = adyen
const { server, execute, contextOf } = await startShopServer(ctx, { services: { ...HARMLESS_SERVICES, payments: provider } })
const shopUrl = await server.listen({ host: '127.0.0.1', port: 0 })
adyen.setWebhookUrl(`${shopUrl}/webhooks/adyen`)
afterAll(() => server.close())

const CALM = { slowMs: 0, failRequests: 0, dropAnswers: 0, duplicateWebhooks: 0, loseWebhooks: 0, reorderWebhooks: 0 }
let reference = ''

beforeEach(async () => {
  reference = `${ctx.ids.uuid()}:1`
  await adyen.setFaults(CALM)
})

const ask = (asked: Partial<StartPayment> = {}): StartPayment => ({
  reference,
  amount: { currency: 'EUR', minor: 2595 },
  method: 'scheme',
  merchantName: 'Kadoshop & Zonen',
  countryCode: 'NL',
  locale: 'nl-NL',
  returnUrl: 'https://shop.example/checkout/processing-payment/?order=1',
  email: 'anna@example.com',
  shopperIp: '203.0.113.7',
  ...asked,
})
const start = (asked: Partial<StartPayment> = {}) => provider.startPayment(ask(asked))

/** Each method that is paid on the provider's page, with a country where it exists. */
const PAID_THERE = new Map(
  storefronts.flatMap(({ paymentMethods, countryCode, currency }) =>
    paymentMethods
      .filter((method) => !['invoice', 'giftcard', 'banktransfer'].includes(method))
      .map((method) => [method, { method, countryCode, currency }] as const),
  ),
)

async function listEvents(): Promise<PaymentEvent[]> {
  const { rows } = await sql<{
    body: Record<string, unknown>
  }>`select body from provider_events order by received_at, id`.execute(db)
  return rows.map(({ body }) => provider.readEvent(body)).filter((event) => event.reference.startsWith(reference))
}
const untilEvents = async (...kinds: PaymentEvent['kind'][]) => {
  await expect
    .poll(async () => (await listEvents()).map(({ kind }) => kind).toSorted(), { timeout: 10_000 })
    .toEqual(kinds.toSorted())
  return listEvents()
}
const findBooked = async () => (await adyen.readBooks()).payments.filter((payment) => payment.reference === reference)

describe('a payment', () => {
  test('is started with a payment page that is open for an hour', async () => {
    const { sessionId, redirectUrl, expiresAt } = await start()
    expect(sessionId).toMatch(/^CS[0-9A-F]{16}$/)
    const page = await fetch(redirectUrl)
    expect(page.status).toBe(200)
    const html = await page.text()
    for (const words of ['€25.95', 'Kadoshop  Zonen', 'Payment simulator', 'Card number', 'Test cards', reference])
      expect(html).toContain(words)
    expect(Math.abs(expiresAt.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000)
  })

  test('requested again with the same reference is the same payment', async () => {
    expect((await start()).sessionId).toBe((await start()).sessionId)
  })

  test('a successful payment is captured, in the result that the shopper brings back and in an event', async () => {
    const { sessionId, redirectUrl } = await start()
    const back = await adyen.finish(redirectUrl, 'pay')
    expect(back.backUrl).toContain('https://shop.example/checkout/processing-payment/?order=1&sessionId=')
    expect(back.sessionId).toBe(sessionId)
    const reading = await provider.readPayment(back)
    expect(reading).toEqual({
      outcome: 'CAPTURED',
      pspReference: expect.stringMatching(/^[0-9A-Z]{16}$/),
      amount: { currency: 'EUR', minor: 2595 },
    })
    const [event] = await untilEvents('CAPTURED')
    expect(event).toMatchObject({ reference, pspReference: reading.pspReference, amount: { currency: 'EUR', minor: 2595 } })
    expect(await findBooked()).toMatchObject([{ state: 'authorised', detail: 'visa •••• 1111' }])
  })

  test.each([
    ['refuse', 'REFUSED'],
    ['fraud', 'FRAUD'],
    ['cancel', 'CANCELLED'],
    ['error', 'ERROR'],
  ] as const)('a payment that ends with "%s" is refused as %s, in the result and in the event', async (action, reason) => {
    const back = await adyen.finish((await start()).redirectUrl, action)
    expect(await provider.readPayment(back)).toEqual({ outcome: 'REFUSED', reason })
    expect(await untilEvents('REFUSED')).toMatchObject([{ reason }])
  })

  test('a bank transfer is pending, and an event reports when the money has arrived', async () => {
    const { redirectUrl } = await start({ method: 'banktransfer' })
    const back = await adyen.finish(redirectUrl, 'later')
    expect(await provider.readPayment(back)).toMatchObject({ outcome: 'PENDING' })
    await untilEvents('PENDING')
    const [booked] = await findBooked()
    await adyen.act(`payments/${booked?.id}/pay`)
    const events = await untilEvents('CAPTURED', 'PENDING')
    expect(events.find(({ kind }) => kind === 'CAPTURED')).toMatchObject({ pspReference: booked?.id })
  })

  test('a payment that is not made in time expires', async () => {
    const { sessionId, redirectUrl } = await start()
    await adyen.act(`sessions/${sessionId}/expire`)
    expect(await untilEvents('REFUSED')).toMatchObject([{ reason: 'EXPIRED' }])
    expect(await (await fetch(redirectUrl)).text()).toContain('not made in time')
    expect((await adyen.press(redirectUrl, 'pay')).headers.get('location')).toBeNull()
    expect(await findBooked()).toEqual([])
  })

  test('is made once, however often the button is pressed', async () => {
    const { redirectUrl } = await start()
    await Promise.all(Array.from({ length: 5 }, () => adyen.press(redirectUrl, 'pay')))
    expect(await findBooked()).toHaveLength(1)
  })

  test('cannot be read with an invented result', async () => {
    const { sessionId } = await start()
    await expect(provider.readPayment({ sessionId, sessionResult: 'X3XtfGC7!guess' })).rejects.toThrow('422')
  })

  test('a refund is reported by an event with its reference', async () => {
    const back = await adyen.finish((await start()).redirectUrl, 'pay')
    const { pspReference = '' } = await provider.readPayment(back)
    const refund = { pspReference, amount: { currency: 'EUR', minor: 2595 }, reference: `${reference}:refund` }
    const { refundReference } = await provider.refundPayment(refund)
    expect(await provider.refundPayment(refund)).toEqual({ refundReference })
    const events = await untilEvents('CAPTURED', 'REFUNDED')
    expect(events.find(({ kind }) => kind === 'REFUNDED')).toMatchObject({ reference: `${reference}:refund`, pspReference })
    expect(await findBooked()).toMatchObject([{ refunded: 2595 }])
    await expect(provider.refundPayment({ ...refund, reference: `${reference}:again` })).rejects.toThrow('137')
  })
})

describe('the payment page', () => {
  test('accepts only test cards, and shows errors at each field', async () => {
    const { redirectUrl } = await start()
    const real = await adyen.press(redirectUrl, 'pay', { number: '4000 0000 0000 0002', expiry: '01/20', cvc: '12', holder: '' })
    expect(real.status).toBe(422)
    const html = await real.text()
    for (const words of ['not a test card', 'has expired', '3 digits', 'name on the card']) expect(html).toContain(words)
    expect(await findBooked()).toEqual([])
  })

  test.each([
    ['ideal', 'NL', 'Test Issuer Refused', { bank: '1121' }, {}],
    ['blik', 'PL', 'BLIK code', { code: '123456' }, { code: '12345' }],
    ['mbway', 'PT', 'Phone number', { phone: '+351912345678' }, { phone: '1' }],
  ] as const)('the page of %s has the fields that the method needs', async (method, countryCode, words, right, wrong) => {
    const { redirectUrl } = await start({ method, countryCode })
    expect(await (await fetch(redirectUrl)).text()).toContain(words)
    if (Object.keys(wrong).length > 0) expect((await adyen.press(redirectUrl, 'pay', wrong)).status).toBe(422)
    expect((await adyen.press(redirectUrl, 'pay', right)).status).toBe(303)
  })

  test.each([...PAID_THERE.values()])('$method in $countryCode can be paid', async ({ method, countryCode, currency }) => {
    const { redirectUrl } = await start({ method, countryCode, amount: { currency, minor: 2595 } })
    const back = await adyen.finish(redirectUrl, 'pay')
    expect(await provider.readPayment(back)).toMatchObject({ outcome: 'CAPTURED' })
    expect(await untilEvents('CAPTURED')).toMatchObject([{ reference, amount: { currency, minor: 2595 } }])
  })

  test('a bank that refuses ends with a refusal', async () => {
    const { redirectUrl } = await start({ method: 'ideal' })
    await adyen.press(redirectUrl, 'pay', { bank: '1160' })
    expect(await untilEvents('REFUSED')).toMatchObject([{ reason: 'REFUSED' }])
  })

  test('the page can lead back only to the shop', async () => {
    const page = await fetch((await start()).redirectUrl)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("form-action 'self' https://shop.example;")
    expect(policy).toContain("default-src 'none'")
  })
})

describe('methods', () => {
  test('have their brands and banks', async () => {
    const methods = await provider.listMethods({ countryCode: 'NL', locale: 'nl-NL' })
    const ids = methods.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['scheme', 'ideal', 'banktransfer']))
    expect(ids).not.toContain('blik')
    expect(methods.find(({ id }) => id === 'scheme')?.brands).toEqual(expect.arrayContaining(['visa', 'mastercard', 'unionpay']))
    expect(methods.find(({ id }) => id === 'ideal')?.banks[0]).toEqual({ id: '1121', issuer: 'Test Issuer' })
  })

  test.each([
    ['gcsuk', ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'], 'Bank transfer'],
    [
      'cb',
      ['ideal', 'scheme', 'paypal', 'applepay', 'googlepay', 'bcmc', 'banktransfer', 'invoice', 'giftcard'],
      'Bankoverschrijving',
    ],
  ])('the methods of %s are its own, in its order and language', async (store, ids, transfer) => {
    const query = '{ paymentMethods { id title brands banks { id issuer } forBusiness isPending adyenRawData } }'
    const headers = { host: `${store}.localhost`, 'content-type': 'application/json' }
    const answer = await server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })
    const { paymentMethods } = answer.json().data
    expect(paymentMethods.map(({ id }: { id: string }) => id)).toEqual(ids)
    const find = (id: string) => paymentMethods.find((method: { id: string }) => method.id === id)
    expect(find('banktransfer')).toMatchObject({ title: transfer, isPending: true })
    expect(JSON.parse(find('scheme').adyenRawData)).toMatchObject({ type: 'scheme' })
    expect(find('invoice')).toMatchObject({ forBusiness: true, adyenRawData: null })
  })

  test.each(storefronts)(
    'the methods of $code are all that it lists, and an invoice only for businesses',
    async ({ code, paymentMethods }) => {
      const { data } = await execute(contextOf(code), '{ paymentMethods { id forBusiness } }', {})
      const offered = data?.paymentMethods as { id: string; forBusiness: boolean }[]
      expect(offered.map(({ id }) => id)).toEqual(paymentMethods)
      const forPrivate = offered.filter(({ forBusiness }) => !forBusiness).map(({ id }) => id)
      expect(forPrivate).toEqual(paymentMethods.filter((id) => id !== 'invoice'))
    },
  )
})

describe('a provider in trouble', () => {
  test('sends an event twice, and the event is stored once', async () => {
    await adyen.setFaults({ duplicateWebhooks: 1 })
    await adyen.finish((await start()).redirectUrl, 'pay')
    await expect
      .poll(async () => (await adyen.readBooks()).webhooks.find((one) => one.reference === reference)?.deliveries)
      .toBe(2)
    await untilEvents('CAPTURED')
  })

  test('loses a webhook, and sends it again', async () => {
    await adyen.setFaults({ loseWebhooks: 1 })
    await adyen.finish((await start()).redirectUrl, 'pay')
    await untilEvents('CAPTURED')
    expect((await adyen.readBooks()).faults.loseWebhooks).toBeGreaterThan(0)
  })

  test('sends events in another order, with the refund before the capture', async () => {
    await adyen.setFaults({ reorderWebhooks: 1, reorderMs: 1_500 })
    const back = await adyen.finish((await start()).redirectUrl, 'pay')
    const { pspReference = '' } = await provider.readPayment(back)
    await provider.refundPayment({ pspReference, amount: { currency: 'EUR', minor: 2595 }, reference: `${reference}:refund` })
    await untilEvents('REFUNDED')
    await untilEvents('CAPTURED', 'REFUNDED')
  })

  test('does not answer in time: the outcome is unknown, and repeating the request gives the same payment', async () => {
    await adyen.setFaults({ slowMs: 600 })
    const impatient = createAdyen({ ...settings, timeoutMs: 150 })
    await expect(impatient.startPayment(ask())).rejects.toBeInstanceOf(ProviderUnavailable)
    // The first request is still under way: Adyen says so, and that is not a refusal.
    await expect(start()).rejects.toBeInstanceOf(ProviderUnavailable)
    await adyen.setFaults(CALM)
    await expect.poll(() => start().then(({ sessionId }) => sessionId, String), { timeout: 5_000 }).toMatch(/^CS/)
  })

  test('hangs up after doing the work: repeating the request returns its result', async () => {
    const back = await adyen.finish((await start()).redirectUrl, 'pay')
    const { pspReference = '' } = await provider.readPayment(back)
    const refund = { pspReference, amount: { currency: 'EUR', minor: 2595 }, reference: `${reference}:refund` }
    await adyen.setFaults({ dropAnswers: 2 })
    await expect(provider.refundPayment(refund)).rejects.toBeInstanceOf(ProviderUnavailable)
    await provider.refundPayment(refund)
    expect((await adyen.readBooks()).refunds.filter(({ paymentId }) => paymentId === pspReference)).toHaveLength(1)
  })

  test('fails, which does not count as a refusal', async () => {
    await adyen.setFaults({ failRequests: 1 })
    await expect(start()).rejects.toBeInstanceOf(ProviderUnavailable)
    const nowhere = createAdyen({ ...settings, checkoutUrl: 'http://127.0.0.1:9' })
    await expect(nowhere.startPayment(ask())).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  test('is restarted with its books and its webhooks', async () => {
    adyen.setWebhookUrl('http://127.0.0.1:9/')
    const { redirectUrl } = await start()
    const back = await adyen.finish(redirectUrl, 'pay')
    adyen.setWebhookUrl(`${shopUrl}/webhooks/adyen`)
    await adyen.restart()
    expect(await provider.readPayment(back)).toMatchObject({ outcome: 'CAPTURED' })
    await untilEvents('CAPTURED')
  })
})

describe('authentication', () => {
  const item = () => ({
    eventCode: 'AUTHORISATION',
    success: 'true',
    pspReference: '7914073381342284',
    merchantReference: reference,
    merchantAccountCode: settings.merchantAccount,
    amount: { currency: 'EUR', value: 1 },
    additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
  })
  const deliver = (body: unknown) =>
    fetch(`${shopUrl}/webhooks/adyen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const wrap = (...items: unknown[]) => ({
    live: 'false',
    notificationItems: items.map((one) => ({ NotificationRequestItem: one })),
  })

  test('a webhook with a wrong signature, or none, is refused', async () => {
    const { additionalData: _signature, ...unsigned } = item()
    for (const body of [wrap(item()), wrap(unsigned), wrap(), {}, [], null]) expect((await deliver(body)).status).toBe(401)
    expect(await listEvents()).toEqual([])
  })

  test('the signature in Adyen’s own documentation is accepted', () => {
    const documented = {
      ...item(),
      merchantReference: 'TestPayment-1407325143704',
      merchantAccountCode: 'TestMerchant',
      amount: { currency: 'EUR', value: 1130 },
    }
    const theirs = createAdyen({
      ...settings,
      merchantAccount: 'TestMerchant',
      hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
    })
    expect(theirs.receiveEvents(JSON.stringify(wrap(documented)))).toMatchObject([
      { dedupKey: 'adyen:AUTHORISATION:7914073381342284:true' },
    ])
    expect(provider.receiveEvents(JSON.stringify(wrap(documented)))).toBe('invalid')
  })

  test('a shop with a wrong key, or another account, is refused', async () => {
    await expect(createAdyen({ ...settings, apiKey: 'guess' }).startPayment(ask())).rejects.toThrow('401')
    await expect(createAdyen({ ...settings, merchantAccount: 'Other' }).startPayment(ask())).rejects.toThrow('403')
  })

  test.each([
    ['no amount', { amount: { currency: 'EUR', minor: 0 } }, '137'],
    ['half a minor unit', { amount: { currency: 'EUR', minor: 0.5 } }, '137'],
    ['an invalid return address', { returnUrl: 'javascript:alert(1)' }, '130'],
  ])('a payment with %s is refused', async (_what, wrong, code) => {
    await expect(start(wrong)).rejects.toThrow(code)
  })
})

test('a page under another host name cannot read the simulator, wherever its name points', async () => {
  const read = async (host: string) => (await send(new URL(adyen.address), { timeoutMs: 5_000, headers: { host } })).status
  expect(await read('evil.example')).toBe(421)
  expect(await read('localhost')).toBe(200)
})
