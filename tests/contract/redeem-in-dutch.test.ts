import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { sendConfirmation } from '../../src/modules/orders/fulfilment/send-buyer-mails.ts'
import { testMailbox } from '../support/mailbox.ts'
import { testRedeem } from '../support/redeem.ts'
import { startTestWeb } from '../support/web.ts'

const shop = await testRedeem()
const send = await startTestWeb(shop)
const mailbox = await testMailbox()
const visitor = { ...shop.visit(), host: 'cb.localhost' }

async function look(path: string) {
  // Without TLS the cookie names have no prefix.
  const cookie = Object.entries(visitor.cookies)
    .map(([name, value]) => `${name.replace('__Host-', '')}=${value}`)
    .join('; ')
  const { status, text } = await send(path, { headers: { host: visitor.host, cookie } })
  const { document } = new Window({ url: `http://${visitor.host}${path}` })
  document.write(text)
  const read = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const { lang } = document.documentElement
  return { status, lang, heading: read('h1'), main: read('main'), bar: read('[data-bottom-bar]') }
}

const ENGLISH = /\b(the|your|you|and|with|card|gift card|balance)\b/i
const inDutch = (words: string) => !ENGLISH.test(words) && words !== ''

test('a Dutch card is redeemed in Dutch: the balance, the shop, the checkout, the mail and the result', async () => {
  // Pages are rendered with the machine's clock.
  shop.clock.set(new Date().toISOString())
  const card = await shop.issue(5_000, { storefront: 'CB', value: { currency: 'EUR', minor: 5_000 } })
  const balance = await look('/saldocheck/')
  expect(balance).toMatchObject({ status: 200, lang: 'nl-NL', heading: 'Wat staat er op je cadeaubon?' })
  expect((await shop.start(visitor, card)).errors).toEqual([])
  const choosing = await look('/saldocheck/resultaat/')
  expect(choosing).toMatchObject({ status: 200, lang: 'nl-NL', heading: 'Kies wat je het leukst vindt' })
  expect(choosing.bar).toMatch(/^Te besteden€\s50Gekozen€\s0Over€\s50$/)
  const variationId = await shop.variationOf('tansy-and-rook', 'DIGITAL', visitor)
  expect((await shop.choose(visitor, 40, { variationId })).errors).toEqual([])
  const checkout = await look('/saldocheck/bestellen/')
  expect(checkout).toMatchObject({ status: 200, lang: 'nl-NL', heading: 'Bijna van jou' })
  const { order, errors } = await shop.exchange(visitor)
  expect(errors).toEqual([])
  await sendConfirmation(shop.ctx, { ...shop.services, mailer: mailbox.mailer }, { orderId: order.id })
  const [mail] = await mailbox.list('ann@example.com')
  expect(mail?.subject).toBe('Je omruiling bij Cardbloom')
  expect(mail?.text).toMatch(/https:\/\/cardbloom\.example\/saldocheck\/bestellen\/\?redeemToken=[\w-]{43}/)
  const thanks = await look(`/bestellen/bedankt/${order.id}/`)
  expect(thanks).toMatchObject({ status: 200, lang: 'nl-NL', heading: 'Hij is van jou. Veel plezier!' })
  const words = [balance.main, checkout.main, thanks.main, mail?.subject, mail?.text].map((text = '') => inDutch(text))
  expect(words).toEqual([true, true, true, true, true])
})
