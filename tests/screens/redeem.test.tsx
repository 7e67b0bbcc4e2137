import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { askWithoutErrors } from '../support/basket.ts'
import { fill, main, visitShop } from '../support/open-page.tsx'
import { changeShop, leaveBy, type OwnCard, ownGiftcard, ownGiftcards, pressAt } from '../support/open-shop.ts'
import { chooseCard, startRedeem } from '../support/redeem-visit.ts'

const FREEZE = `mutation ($number: String!, $pin: String!, $puzzle: String!) {
  answer: freezeGiftcard(cardNumber: $number, pin: $pin, captchaToken: $puzzle) { errors { message } } }`
const EXCHANGE = `mutation ($input: PlaceRedeemOrderInput!, $key: String!) {
  answer: placeRedeemOrder(input: $input, idempotencyKey: $key) { errors { message } } }`

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (user: UserEvent, name: string | RegExp) => user.click(await main().findByRole('button', { name }))
const untilAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path))
const expectBar = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-bottom-bar]')?.textContent).toContain(text))
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const modal = async () => within(await screen.findByRole('dialog'))
const ending = ({ number }: OwnCard) => number.slice(-4)

async function typeCard(user: UserEvent, form: ReturnType<typeof main>, { number, pin }: OwnCard): Promise<void> {
  await fill(user, form.getByLabelText('Card number'), number)
  await fill(user, form.getByLabelText('PIN'), pin)
}

async function checkBalance(user: UserEvent, card: OwnCard): Promise<void> {
  await typeCard(user, main(), card)
  await press(user, 'Check the balance')
}

/** Chooses a brand in the redeem shop, with an amount of the visitor's own. */
async function chooseAmount(user: UserEvent, brand: string, amount: string, then: 'check out' | 'keep browsing'): Promise<void> {
  await user.click(await main().findByRole('link', { name: brand }))
  const form = await modal()
  await user.click(await form.findByText('Another amount'))
  await fill(user, form.getByLabelText('Your amount'), amount)
  await user.click(form.getByRole('button', { name: `Choose and ${then}` }))
  await untilClosed()
}

async function fillHolder(user: UserEvent, email: string): Promise<void> {
  await heading('Almost yours')
  const holder = { 'First name': 'Ann', 'Last name': 'Hill', 'Email address': email }
  for (const [label, text] of Object.entries(holder)) await fill(user, main().getByLabelText(label), text)
}

async function undo(user: UserEvent): Promise<void> {
  await press(user, 'Undo the exchange')
  await user.click((await modal()).getByRole('button', { name: 'Undo it' }))
  await heading('The exchange is undone')
}

test('two cards together buy two packages, and the rest is paid', async () => {
  const visitor = visitShop()
  const email = 'two.cards@example.org'
  const [first, second] = (await ownGiftcards(visitor.ask, email, { value: 25, qty: 2 })) as [OwnCard, OwnCard]
  const user = await visitor.open(`/check-your-balance/?card=${first.number}`)
  const number = await main().findByLabelText<HTMLInputElement>('Card number')
  expect(number.value).toBe(first.number.replace(/(\d{4})(?=\d)/g, '$1 '))
  await fill(user, main().getByLabelText('PIN'), first.pin)
  await press(user, 'Check the balance')
  await press(user, 'Redeem £25')
  await untilAt('/check-your-balance/result/')

  await press(user, 'Add another card')
  const addCard = await modal()
  await typeCard(user, addCard, first)
  await user.click(addCard.getByRole('button', { name: 'Add this gift card' }))
  expect((await addCard.findByRole('alert')).textContent).toContain('has already been added')
  await typeCard(user, addCard, second)
  await user.click(addCard.getByRole('button', { name: 'Add this gift card' }))
  await untilClosed()
  await expectBar('To spend£50')

  await chooseCard(visitor, { slug: 'tansy-and-rook', kind: 'DIGITAL', value: 40 })
  await visitor.open('/check-your-balance/result/?s=tansy')
  await expectBar('To spend£50Chosen£40Left£10')
  await chooseAmount(user, 'Tansy & Rook', '20', 'keep browsing')
  await expectBar('To spend£50Chosen£60You pay extra£10')
  await press(user, '2 choices')
  const chosen = await modal()
  await user.click(chosen.getAllByRole('button', { name: 'Remove Tansy & Rook' }).at(-1) as HTMLElement)
  await expectBar('Chosen£40Left£10')
  await user.click(chosen.getByRole('button', { name: 'Close' }))
  await untilClosed()
  await chooseAmount(user, 'Tansy & Rook', '20', 'check out')
  await fillHolder(user, email)
  await user.click(main().getByRole('radio', { name: /^PayPal/ }))
  await user.click(main().getByRole('checkbox', { name: /terms of redeeming/ }))
  await visitor.open(await pressAt(await leaveBy(user, main().getByRole('button', { name: 'Pay £10' })), 'pay'))
  await heading('It is yours. Enjoy!')
})

test('an exchange that would leave too little spends the rest as well', async () => {
  const visitor = visitShop()
  const email = 'spends.all@example.org'
  await startRedeem(visitor, [await ownGiftcard(visitor.ask, email, 25)])
  await chooseCard(visitor, { slug: 'tansy-and-rook', kind: 'DIGITAL', value: 22 })
  const user = await visitor.open('/check-your-balance/checkout/')
  await press(user, /Spend the rest as well/)
  await fillHolder(user, email)
  await press(user, 'Exchange £25')
  await heading('It is yours. Enjoy!')
  await undo(user)
})

test('with three cards together £400 become three cards, a good cause gets £20, and £30 stays on a card', async () => {
  const visitor = visitShop()
  const email = 'three.cards@example.org'
  const cards = await ownGiftcards(visitor.ask, email, { value: 150, qty: 3 })
  await startRedeem(visitor, cards)
  const user = await visitor.open('/check-your-balance/result/?s=Hollingbourne')
  await chooseAmount(user, 'Hollingbourne & Fay', '400', 'keep browsing')
  await expectBar('To spend£450Chosen£400Left£50')
  await press(user, 'Your 3 cards')
  const paying = (await modal()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(paying).toEqual(cards.map((card) => expect.stringContaining(ending(card))))
  await visitor.open('/check-your-balance/result/?s=Thousand')
  await chooseAmount(user, 'Thousand Hedges', '20', 'check out')
  await fillHolder(user, email)
  const summary = main().getByRole('complementary', { name: 'Summary' }).textContent
  expect(summary).toContain('Comes as 3 cards: £134 + £133 + £133')
  expect(summary).toContain('Left on your card£30.00')
  await press(user, 'Exchange £420')
  await heading('It is yours. Enjoy!')
  await press(user, 'Open it')
  expect(await main().findAllByRole('button', { name: 'Copy the card number' })).toHaveLength(3)
  main().getByText('Given to a good cause. Thank you!')
  await visitor.open('/check-your-balance/')
  await checkBalance(user, cards[2] as OwnCard)
  await main().findByRole('button', { name: 'Redeem £30' })
})

test('a company welcomes its employees, who see its own selection and change their mind', async () => {
  const visitor = visitShop()
  const email = 'harbour@example.org'
  const card = await ownGiftcard(visitor.ask, email, 50)
  const user = await visitor.open('/check-your-balance/info/harbour-and-hale/')
  await heading('A thank you from Harbour & Hale')
  await typeCard(user, main(), card)
  await press(user, 'Redeem your gift')
  await untilAt('/check-your-balance/result/harbour-and-hale/')
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(6))
  await heading('A thank you from Harbour & Hale')
  await user.click(main().getByRole('link', { name: 'Third Kettle' }))
  await user.click(await (await modal()).findByRole('button', { name: 'Choose and check out' }))
  await heading('Almost yours')
  history.back()
  await expectBar('To spend£50Chosen£50Left£0')
  history.forward()
  await fillHolder(user, email)
  await press(user, 'Exchange £50')
  await heading('It is yours. Enjoy!')
  await undo(user)
  await visitor.open('/check-your-balance/')
  await checkBalance(user, card)
  await main().findByRole('button', { name: 'Redeem £50' })
})

test('the balance check of an active, a spent, an expired, a frozen, a blocked and an unknown card', async () => {
  const visitor = visitShop()
  const { ask, open, solvePuzzle } = visitor
  const email = 'states@example.org'
  const cards = await ownGiftcards(ask, email, { value: 37, qty: 5 })
  const [active, spent, expired, frozen, blocked] = cards as [OwnCard, OwnCard, OwnCard, OwnCard, OwnCard]
  await startRedeem(visitor, [spent])
  await chooseCard(visitor, { slug: 'tansy-and-rook', kind: 'DIGITAL', value: 37 })
  const input = { holder: { firstName: 'Ann', lastName: 'Hill', email }, receiver: { kind: 'ME' }, acceptTerms: true }
  await askWithoutErrors(ask, EXCHANGE, { input: { ...input, expectedToPay: 0 }, key: crypto.randomUUID() })
  await askWithoutErrors(ask, FREEZE, { ...frozen, puzzle: await solvePuzzle() })
  const CHANGE = 'update giftcards set'
  const WHERE = 'where value_minor = 3700 and last_four = $1'
  await changeShop(`${CHANGE} expires_on = current_date - 1 ${WHERE}`, [ending(expired)])
  await changeShop(`${CHANGE} status = 'BLOCKED' ${WHERE}`, [ending(blocked)])

  const expectAnswer = (card: OwnCard, said: string) =>
    waitFor(() => {
      const answer = main().getAllByRole('status').at(-1)?.textContent
      expect(answer).toContain(ending(card))
      expect(answer).toContain(said)
    })
  let user = await open('/check-your-balance/')
  for (const [card, said] of [
    [active, '£37'],
    [spent, 'There is nothing left on this gift card.'],
    [expired, 'This gift card has expired.'],
    [frozen, 'This gift card was stopped because it was lost.'],
    [blocked, 'This gift card is blocked.'],
  ] as const) {
    await checkBalance(user, card)
    await expectAnswer(card, said)
  }
  user = await visitShop('gcuk.localhost').open('/check-your-balance/')
  await checkBalance(user, active)
  await expectAnswer(active, 'belongs to another store')
  await checkBalance(user, { ...active, number: active.number.replace(/\d{4}$/, '0000') })
  expect((await main().findByRole('alert')).textContent).toMatch(/We do(n’t| not) know|do not match/)
})
