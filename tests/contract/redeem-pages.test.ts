import { randomUUID } from 'node:crypto'
import { Window } from 'happy-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { giftToken } from '../../src/modules/orders/fulfilment/fulfilment-tokens.ts'
import { issueCards } from '../../src/modules/orders/fulfilment/issue-cards.ts'
import { sendGift } from '../../src/modules/orders/fulfilment/send-gift.ts'
import { testFulfilment } from '../support/fulfilment.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startTestWeb } from '../support/web.ts'

/** Redeeming with the server's pages in a browser without script. */

const shop = await testFulfilment()
const send = await startTestWeb(shop)
const HOST = 'gcsuk.localhost'
const BALANCE = '/check-your-balance/'
const SHOP = '/check-your-balance/result/'

/** A browser without script: it stores its cookies and follows no redirects. */
function visit() {
  const jar = new Map<string, string>()
  const keep = (cookies: string[] = []) => {
    for (const [, name = '', value = ''] of cookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? [])) jar.set(name, value)
  }
  const headers = () => ({ host: HOST, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
  return {
    look: async (path: string) => {
      const answer = await send(path, { headers: headers() })
      keep(answer.headers['set-cookie'])
      const { document } = new Window({ url: `http://${HOST}${path}` })
      document.write(answer.text)
      return {
        ...answer,
        find: (selector: string) => document.querySelector(selector),
        main: document.querySelector('main')?.textContent ?? '',
      }
    },
    post: async (path: string, form: Record<string, string>, origin = `http://${HOST}`) => {
      const more = { origin, 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await send(path, {
        method: 'POST',
        headers: { ...headers(), ...more },
        body: String(new URLSearchParams(form)),
      })
      keep(answer.headers['set-cookie'])
      return answer
    },
  }
}

describe('public redeem pages', () => {
  const { look } = visit()

  test.each([BALANCE, '/check-your-balance/info/harbour-and-hale/'])('%s is never cached or indexed', async (path) => {
    const { status, headers } = await look(path)
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex'])
  })

  test('the number of a QR code is filled in, in groups; the PIN must be typed', async () => {
    const { find } = await look(`${BALANCE}?card=9375010000000000005`)
    expect(find('input[name="cardNumber"]')?.getAttribute('value')).toBe('9375 0100 0000 0000 005')
    expect(find('input[name="pin"]')?.getAttribute('value')).toBe('')
  })

  test.each([
    ['the redeem shop', SHOP, BALANCE],
    ['a page of it', `${SHOP}2/`, BALANCE],
    ['its checkout', '/check-your-balance/checkout/', BALANCE],
    ['the shop of a company', `${SHOP}harbour-and-hale/`, '/check-your-balance/info/harbour-and-hale/'],
    ['that of a company which no header can name', `${SHOP}%E2%82%AC/`, '/check-your-balance/info/%E2%82%AC/'],
  ])('without a card, %s leads to the start', async (_page, path, expected) => {
    const { status, headers } = await look(path)
    expect([status, headers.location]).toEqual([307, expected])
  })

  test('an unknown company is not found', async () => {
    expect((await look('/check-your-balance/info/nobody/')).status).toBe(404)
  })

  test.each([
    ['the balance check', BALANCE],
    ['the welcome of a company', '/check-your-balance/info/harbour-and-hale/'],
    ['the payment of the rest', '/checkout/processing-payment/'],
    ['the thanks', `/checkout/thank-you/${randomUUID()}/`],
    ['the details of a card', '/carddetails/'],
    ['the way into the account', '/account/login/'],
    ['a gift', `/gift/${'x'.repeat(43)}/`],
  ])('%s may embed the shop of a brand, and so may the pages that it opens without a reload', async (_page, path) => {
    expect((await look(path)).headers['content-security-policy']).toMatch(/frame-src https:( http:\/\/localhost:\*)?;/)
  })

  test('a public page embeds nothing', async () => {
    expect((await look('/')).headers['content-security-policy']).not.toContain('frame-src')
  })

  test('every menu leads to the balance check', async () => {
    const { find } = await look('/')
    expect(find(`header a[href="${BALANCE}"]`)?.textContent).toContain('Choice Redeem Gift Card')
    expect(find(`footer a[href="${BALANCE}"]`)).not.toBeNull()
  })
})

describe('with a gift of £50 and without script', () => {
  const { look, post } = visit()
  let token = ''

  beforeAll(async () => {
    const order = await shop.buy([{ slug: 'all-in-one-gift-card', value: 50 }], shop.visitor())
    await issueCards(shop.ctx, HARMLESS_SERVICES, order.id)
    const shipmentId = order.shipments[0]?.id as string
    await sendGift(shop.ctx, HARMLESS_SERVICES, { shipmentId, attempt: 1 })
    token = giftToken(HARMLESS_SERVICES, { shipmentId, link: 1 })
  })

  test('a token in the address becomes a cookie that no script can read, and the address is clean', async () => {
    const { status, headers } = await look(`${SHOP}?redeemToken=${token}`)
    expect([status, headers.location]).toEqual([303, `${BALANCE}?start=link`])
    expect(headers['set-cookie']?.join()).toMatch(/redeem-link=[^;]+;.*HttpOnly/)
    expect((await look(`${BALANCE}?start=link`)).find('form[action="/redeem/start/"]')).not.toBeNull()
  })

  test('a form of another site starts nothing; our own form starts with that token', async () => {
    expect((await post('/redeem/start/', {}, 'https://evil.example')).status).toBe(403)
    const started = await post('/redeem/start/', { language: 'en' })
    expect([started.status, started.headers.location]).toEqual([303, SHOP])
    expect((await look(SHOP)).main).toContain('You have £50 left to spend')
  })

  test('a tile leads to a form, the form to the checkout, and the choice appears in the balance bar', async () => {
    const { find } = await look(`${SHOP}?s=tansy`)
    const path = find('main article a')?.getAttribute('href') ?? ''
    const form = (await look(path)).find('form[action="/redeem/add/"]')
    const variationId = form?.querySelector('input[name="variationId"]')?.getAttribute('value') ?? ''
    const low = await post('/redeem/add/', { variationId, value: 'own', ownValue: '1' })
    expect(low.headers.location).toMatch(/^\/check-your-balance\/result\/\?refused=\d+&limit=/)
    expect((await look(low.headers.location as string)).main).toContain('The minimum is £10')
    const button = form?.querySelector('button[type="submit"]')
    expect([button?.textContent, button?.getAttribute('name')]).toEqual(['Choose and check out', 'checkout'])
    const chosen = await post('/redeem/add/', { variationId, value: '20', checkout: '' })
    expect(chosen.headers.location).toBe('/check-your-balance/checkout/')
    expect((await look(SHOP)).find('[data-bottom-bar]')?.textContent).toContain('To spend£50Chosen£20Left£30')
    expect((await look('/check-your-balance/checkout/')).status).toBe(200)
  })

  test('the choice can be removed, and stopping leads back to the balance check', async () => {
    const packageId =
      (await look(SHOP)).find('form[action="/redeem/remove/"] input[name="packageId"]')?.getAttribute('value') ?? ''
    await post('/redeem/remove/', { packageId })
    expect((await look(SHOP)).find('[data-bottom-bar]')?.textContent).toContain('Chosen£0Left£50')
    expect((await post('/redeem/stop/', {})).headers.location).toBe(BALANCE)
    expect((await look(SHOP)).status).toBe(307)
  })

  test('an invalid link is reported', async () => {
    const { headers } = await post('/redeem/start/', { token: 'x'.repeat(43) })
    expect(headers.location).toBe(`${BALANCE}?refused=2602`)
    expect((await look(headers.location as string)).main).toContain('This link has been used already or no longer works')
  })
})
