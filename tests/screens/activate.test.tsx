import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { putIntoBasket, setPayer } from '../support/basket.ts'
import { readBlankCards } from '../support/blank-cards.ts'
import { field, fill, main, visitShop } from '../support/open-page.tsx'
import { leaveBy, listMails, placeOrder, pressAt, untilLinked, untilMailed } from '../support/open-shop.ts'
import { readDatabaseUrl } from '../support/shop-process.ts'
import { runStaffCommand } from '../support/staff.ts'

const PACKS = 'packs@example.org'

type Pack = { order: string; cards: { number: string; pin: string }[] }

let pack: Pack

/** A pack of three blank cards. */
async function buyPack(): Promise<Pack> {
  const { ask } = visitShop()
  await putIntoBasket(ask, { slug: 'blank-choice-cards-classic', kind: 'PHYSICAL', value: 3 })
  await setPayer(ask, PACKS)
  const uuid = await placeOrder(ask)
  const readOrder = async () => (await ask(`{ order(uuid: "${uuid}") { number status } }`)).order
  await vi.waitUntil(async () => (await readOrder()).status === 'COMPLETED', { timeout: 20_000, interval: 100 })
  const { dataDir } = inject('openShop')
  const secretKey = (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim()
  const cards = await readBlankCards({ databaseUrl: await readDatabaseUrl(dataDir), secretKey }, uuid)
  expect(cards).toHaveLength(3)
  return { order: (await readOrder()).number, cards }
}

beforeAll(async () => {
  pack = await buyPack()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const mainText = () => document.querySelector('main')?.textContent
const summary = () => main().getByRole('complementary', { name: 'Summary' }).textContent
const press = async (user: UserEvent, name: string) => user.click(await main().findByRole('button', { name }))
const agree = (user: UserEvent) => user.click(main().getByRole('checkbox', { name: /terms and conditions/ }))

async function fillCard(user: UserEvent, asked: { number: string; amount: string; email: string }): Promise<void> {
  await fill(user, field('rows.0.cardNumber'), asked.number)
  await fill(user, field('amount'), asked.amount)
  await fill(user, field('email'), asked.email)
}

test('a guest orders the same packs again by a link in a mail', async () => {
  const { ask, open } = visitShop()
  const user = await open('/reorder/')
  await fill(user, await main().findByLabelText('Order number'), pack.order)
  await fill(user, field('email'), PACKS)
  await press(user, 'Send me a link')
  await main().findByText('Check your inbox')
  await open(await untilLinked(PACKS, /\/reorder\/\S+/))
  const [first] = await main().findAllByRole('article')
  expect(first?.textContent).toMatch(/Blank Choice Gift Cards, Classic.*Last ordered on .*: 1 pack/)
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Add to basket' }))
  await heading('Your basket')
  expect(location.pathname).toBe('/cart/')
  await setPayer(ask, 'packs.again@example.org')
  const uuid = await placeOrder(ask)
  const readKind = async () => (await ask(`{ order(uuid: "${uuid}") { kind } }`)).order.kind
  await vi.waitUntil(async () => (await readKind()) === 'REORDER', { timeout: 20_000, interval: 100 })
})

test('one card is activated with a number, an amount and an address', async () => {
  const [{ number, pin }] = pack.cards as [Pack['cards'][0]]
  const email = 'one.card@example.org'
  const { open } = visitShop()
  const user = await open(`/check-your-balance/?card=${number}`)
  await fill(user, await main().findByLabelText('PIN'), pin)
  await press(user, 'Check the balance')
  await main().findByText(/^This gift card has not been activated yet\./)
  await user.click(main().getByRole('link', { name: 'Activate this card' }))
  await heading('Activate your blank cards')
  await press(user, 'Place order')
  await main().findByText('Enter your 19-digit card number here')
  await fillCard(user, { number, amount: '25', email })
  expect(summary()).toContain('1 × £25')
  await user.click(main().getByRole('radio', { name: 'PayPal' }))
  await agree(user)
  await open(await pressAt(await leaveBy(user, main().getByRole('button', { name: 'Pay £25' })), 'pay'))
  await heading('Your card is active')
  expect(location.pathname + location.search).toMatch(/^\/activate\/success\/\?order=/)
  expect(mainText()).toContain(`•••• ${number.slice(-4)}`)
  await untilMailed(email, /^Your cards are active$/)
  for (const { text } of await listMails(email)) expect(text).not.toContain(number)

  await open('/activate/')
  await fillCard(user, { number, amount: '25', email })
  await agree(user)
  await press(user, 'Pay £25')
  await main().findByText(/^This card is already active\./)
  expect(field('rows.0.cardNumber').value).toMatch(/9375/)
})

test('a business activates by invoice, and its cards wait for the payment', async () => {
  const { number } = pack.cards[1] as Pack['cards'][0]
  const email = 'invoice.cards@example.org'
  const user = await visitShop().open('/activate/')
  await fillCard(user, { number, amount: '250', email })
  await user.click(main().getByRole('checkbox', { name: 'I’m buying for a business' }))
  const company = { companyName: 'Bramble & Co', vatNumber: 'GB123456789', firstName: 'Cleo', lastName: 'Hart' }
  const address = { phoneNumber: '07700900123', postCode: 'SW1A 1AA', houseNumber: '10', street: 'Bridge Street', city: 'London' }
  for (const [name, text] of Object.entries({ ...company, ...address })) await fill(user, field(name), text)
  await user.click(main().getByRole('radio', { name: /^Invoice/ }))
  await agree(user)
  await press(user, 'Place order')
  await heading('Your order is waiting for your transfer')
  const reference = main().getByText('Reference', { exact: true }).nextElementSibling?.textContent as string
  await runStaffCommand({ DATA_DIR: inject('openShop').dataDir }, 'operate', '--as', 'anna', '--paid', reference)
  await untilMailed(email, /^Your cards are active$/)
})
