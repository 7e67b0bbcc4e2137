import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ADDRESS, putIntoBasket, setPayer } from '../support/basket.ts'
import { field, fill, main, visitShop } from '../support/open-page.tsx'
import { leaveBy, type OwnCard, ownGiftcard, pressAt } from '../support/open-shop.ts'

const ADD = `mutation ($number: String!, $pin: String!, $puzzle: String!) {
  answer: addGiftcardPayment(cardNumber: $number, pin: $pin, captchaToken: $puzzle) { errors { message } } }`
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  answer: placeOrder(input: $input, idempotencyKey: $key) { order { status } errors { message } } }`

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (user: UserEvent, name: string) => user.click(await main().findByRole('button', { name }))
const agree = async (user: UserEvent) => user.click(await main().findByRole('checkbox', { name: /terms and conditions/ }))
const expectToPay = (amount: string) => main().findByRole('button', { name: `Pay ${amount}` })

async function addCard(user: UserEvent, { number, pin }: OwnCard): Promise<void> {
  await user.click(await main().findByText('Paying with a gift card?'))
  const panel = within(main().getByRole('region', { name: 'Gift cards' }))
  await fill(user, panel.getByLabelText('Card number'), number)
  await fill(user, panel.getByLabelText('PIN'), pin)
  await press(user, 'Add this gift card')
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
