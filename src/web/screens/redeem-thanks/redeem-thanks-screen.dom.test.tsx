import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import type { RedeemThanksData } from './load-redeem-thanks.ts'
import { RedeemThanksScreen } from './redeem-thanks-screen.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const DONE = {
  ...{ id: 'order', number: '10000004', status: 'COMPLETED', undoUntil: '2026-12-03T12:00:00.000Z', shipments: [] },
  ...{ billingAddress: null, remainingBalance: pounds(0), totals: { chosen: pounds(50) } },
}

test('undoing an exchange announces it where the focus is, because its button is gone and the heading may be far above', async () => {
  const ask = (async () => ({
    undoRedeem: { order: { ...DONE, status: 'UNDONE', undoUntil: null }, errors: [] },
  })) as unknown as Ask
  const data = { order: DONE, gifts: {} } as unknown as RedeemThanksData
  const { user } = await renderInShop(<RedeemThanksScreen data={data} />, ask)
  await user.click(screen.getByRole('button', { name: 'Undo the exchange' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo it' }))
  const heading = await screen.findByRole('heading', { name: 'The exchange is undone' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

const thanksFor = (changes: object, gifts: object = {}) => {
  const data = { order: { ...DONE, ...changes }, gifts } as unknown as RedeemThanksData
  return renderInShop(<RedeemThanksScreen data={data} />)
}
const FOXGLOVE = {
  ...{
    id: 'package',
    mainProductType: 'GIFTCARD',
    mainProduct: null,
    split: [],
    items: [{ qty: 1, title: 'Foxglove & Folio', variation: null }],
  },
  packageTotals: { mainItemAmount: pounds(40), mainItemEditable: false, promotionAmount: pounds(0) },
}
const SHIPMENT = {
  id: 'shipment',
  variationType: 'DIGITAL',
  arrival: { from: null, until: null, at: null },
  packages: [FOXGLOVE],
}

test.each([
  ['all of it', 'GIFTCARD', '£50 is back on your card, and you can choose again.'],
  ['what was not donated', 'DONATION', '£10 is back on your card, and you can choose again. The £40 you donated stays given.'],
])('an exchange that was undone says what is back on the card: %s', async (_what, mainProductType, text) => {
  await thanksFor({ status: 'UNDONE', shipments: [{ ...SHIPMENT, packages: [{ ...FOXGLOVE, mainProductType }] }] })
  expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  ['a card that the shopper keeps is ready', 'ME', 'It is yours. Enjoy!'],
  ['a gift that was passed on is on its way to somebody else', 'RECEIVER', 'Your gift is on its way'],
])('%s', async (_sentence, receiverKind, title) => {
  const giftToken = receiverKind === 'ME' ? 'token' : null
  await thanksFor({ shipments: [{ ...SHIPMENT, receiverKind, giftToken, deliveryAddress: { firstName: 'Dan' } }] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})

test('a shopper who donated is thanked, and one who also has a card learns that the donation stays given', async () => {
  const donation = { ...FOXGLOVE, id: 'donation', mainProductType: 'DONATION' }
  const gift = { ...SHIPMENT, receiverKind: 'ME', giftToken: 'token' }
  await thanksFor({ totals: { chosen: pounds(40) }, undoUntil: null, shipments: [{ ...gift, packages: [donation] }] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you for your donation')
  cleanup()
  await thanksFor({ totals: { chosen: pounds(80) }, shipments: [{ ...gift, packages: [FOXGLOVE, donation] }] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It is yours. Enjoy!')
  expect(screen.getByText(/goes back to your card. Donations stay given/)).toBeTruthy()
})

test('the page says when a card by post arrives', async () => {
  const parcel = { ...SHIPMENT, variationType: 'PHYSICAL', receiverKind: 'ME', deliveryAddress: { firstName: 'Ann' } }
  await thanksFor({ shipments: [{ ...parcel, arrival: { from: '2026-11-20', until: '2026-11-23', at: null } }] })
  expect(screen.getByText('Arrives Fri 20 – Mon 23 Nov')).toBeTruthy()
})

test('the rest on the card is shown, with the way to spend it', async () => {
  await thanksFor({ remainingBalance: pounds(60) })
  expect(screen.getByText('You still have £60 to spend.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Redeem the rest' }).getAttribute('href')).toBe('/check-your-balance/')
})

test('an opened card that was partly spent shows its rest', async () => {
  const card = { id: '1', number: '9375010000000000007', pin: '123456', expiresOn: '2028-03-02', balance: pounds(25) }
  const opened = {
    id: 'package',
    kind: 'GIFTCARD',
    title: 'Foxglove & Folio',
    qty: 1,
    value: pounds(40),
    product: null,
    cards: [card],
  }
  const shipments = [{ ...SHIPMENT, receiverKind: 'ME', giftToken: 'token', deliveryAddress: null }]
  await thanksFor({ shipments }, { shipment: { isOpened: true, packages: [opened] } })
  expect(screen.getByText('Left to spend: £25')).toBeTruthy()
})
