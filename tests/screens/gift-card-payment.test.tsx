import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ADDRESS, putIntoBasket, setPayer } from '../support/basket.ts'
import { field, fill, main, visitShop } from '../support/open-page.tsx'
import { leaveBy, type OwnCard, ownGiftcard, ownGiftcards, pressAt } from '../support/open-shop.ts'

const ADD = `mutation ($number: String!, $pin: String!, $puzzle: String!) {
  answer: addGiftcardPayment(cardNumber: $number, pin: $pin, captchaToken: $puzzle) { errors { message } } }`
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  answer: placeOrder(input: $input, idempotencyKey: $key) { order { status } errors { message } } }`

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (user: UserEvent, name: string) => user.click(await main().findByRole('button', { name }))
const agree = async (user: UserEvent) => user.click(await main().findByRole('checkbox', { name: /terms and conditions/ }))
const expectToPay = (amount: string) => main().findByRole('button', { name: `Pay ${amount}` })

const panel = () => within(main().getByRole('region', { name: 'Gift cards' }))
const typed = (label: string) => panel().getByLabelText<HTMLInputElement>(label)

async function typeCard(user: UserEvent, { number, pin }: OwnCard): Promise<void> {
  await fill(user, typed('Card number'), number)
  await fill(user, typed('PIN'), pin)
}

async function addCard(user: UserEvent, card: OwnCard): Promise<void> {
  await user.click(await main().findByText(/^(Paying with a|Add another) gift card\??$/))
  await typeCard(user, card)
  await press(user, 'Add this gift card')
}

function expectTyped({ number, pin }: OwnCard): void {
  expect(typed('Card number').value).toBe(number.replace(/(\d{4})(?=\d)/g, '$1 '))
  expect(typed('PIN').value).toBe(pin)
}

test('a gift card that pays everything also pays for a second parcel, as soon as there is one', async () => {
  const { ask, open } = visitShop()
  const card = await ownGiftcard(ask, 'ample@example.org', 100)
  for (const value of [20, 25]) await putIntoBasket(ask, { kind: 'PHYSICAL', value })
  await setPayer(ask, 'two.parcels@example.org')
  const user = await open('/checkout/?step=payment')
  await addCard(user, card)
  const isPaid = () => main().findByText(/Your gift cards cover everything/)
  await isPaid()
  await user.click(main().getByRole('link', { name: 'Back' }))
  await user.click((await main().findAllByRole('button', { name: 'Change' })).at(-1) as HTMLElement)
  await user.click(main().getByRole('radio', { name: /^To someone else/ }))
  const ben = { ...ADDRESS, firstName: 'Ben', lastName: 'Lee', houseNumber: '2', street: 'Long Lane' }
  for (const [name, text] of Object.entries(ben)) await fill(user, field(name), text)
  await press(user, 'Continue to payment')
  await isPaid()
  await agree(user)
  await press(user, 'Place order')
  await heading('Thank you!')
})

test('a Choice Gift Card shows its balance, pays a part, and can be removed; a brand card leads to its brand', async () => {
  const { ask, open } = visitShop()
  const [first, second] = (await ownGiftcards(ask, 'alike@example.org', { value: 10, qty: 2 })) as [OwnCard, OwnCard]
  const [other] = (await ownGiftcards(ask, 'other@example.org', { value: 20, slug: 'tansy-and-rook' })) as [OwnCard]
  await putIntoBasket(ask, { kind: 'DIGITAL' })
  await setPayer(ask, 'combined@example.org')
  let user = await open('/checkout/?step=payment')
  await user.click(await main().findByText('Paying with a gift card?'))
  await typeCard(user, first)
  await press(user, 'Check the balance')
  await panel().findByText('Balance £10')
  const balance = panel().getByRole('status').textContent
  expect(balance).toMatch(/^Choice Gift CardBalance £10Valid up to and including \d+ \w+ \d{4}$/)
  expectTyped(first)
  await expectToPay('£40.95')
  await fill(user, typed('PIN'), '')
  await waitFor(() => expect(panel().queryByText('Balance £10')).toBeNull())
  await press(user, 'Check the balance')
  await panel().findByText('Enter your 6-digit PIN here')
  expect(document.activeElement).toBe(typed('PIN'))

  await fill(user, typed('PIN'), '000000')
  await press(user, 'Add this gift card')
  await waitFor(() => expect(panel().getByRole('alert').textContent).toContain('PIN'))
  await fill(user, typed('PIN'), first.pin)
  await press(user, 'Add this gift card')
  await expectToPay('£30.95')
  await addCard(user, second)
  await expectToPay('£20.95')
  await user.click(main().getByText('Add another gift card'))
  for (const button of ['Check the balance', 'Add this gift card'] as const) {
    await typeCard(user, other)
    await press(user, button)
    const alert = within(await panel().findByRole('alert'))
    await alert.findByText(/This gift card is spent at Tansy & Rook\./)
    expect(alert.getByRole('link', { name: 'See where to spend it' }).getAttribute('href')).toBe('/gift-cards/tansy-and-rook/')
    expectTyped(other)
  }

  await press(user, `Remove gift card ${second.number.slice(-4)}`)
  await expectToPay('£30.95')
  await user.click(main().getByRole('radio', { name: /^PayPal/ }))
  await agree(user)
  user = await open(await pressAt(await leaveBy(user, await expectToPay('£30.95')), 'cancel'))
  await heading('You cancelled the payment')
  const pays = `Gift card •••• ${first.number.slice(-4)}-£10.00`
  const expectShown = (text: string) => waitFor(() => expect(document.querySelector('main')?.textContent).toContain(text))
  await expectShown(`Total£40.95${pays}Left to pay£30.95`)
  await open(await pressAt(await leaveBy(user, await expectToPay('£30.95')), 'pay'))
  await heading('Thank you!')
  await expectShown(`${pays}PayPal£30.95`)
})

test('when a gift card was spent elsewhere meanwhile, the new amount is shown before anything is charged', async () => {
  const [slow, quick] = [visitShop(), visitShop()]
  const card = await ownGiftcard(slow.ask, 'shared@example.org', 25)
  await putIntoBasket(slow.ask, { kind: 'DIGITAL', value: 40 })
  await setPayer(slow.ask, 'slow@example.org')
  const user = await slow.open('/checkout/?step=payment')
  await addCard(user, card)
  await expectToPay('£15.95')

  await putIntoBasket(quick.ask, { kind: 'DIGITAL', value: 10 })
  await setPayer(quick.ask, 'quick@example.org')
  expect(await quick.ask(ADD, { ...card, puzzle: await quick.solvePuzzle() })).toEqual({ answer: { errors: [] } })
  const input = { acceptTerms: true, expectedTotal: 10.95 }
  const { answer } = await quick.ask(PLACE, { input, key: crypto.randomUUID() })
  expect(answer).toEqual({ order: { status: 'COMPLETED' }, errors: [] })

  await user.click(main().getByRole('radio', { name: /^PayPal/ }))
  await agree(user)
  await user.click(await expectToPay('£15.95'))
  await main().findByText(/The amount has changed to £26\.90\./)
  if (!main().getByRole<HTMLInputElement>('checkbox', { name: /terms and conditions/ }).checked) await agree(user)
  await slow.open(await pressAt(await leaveBy(user, await expectToPay('£26.90')), 'pay'))
  await heading('Thank you!')
})
