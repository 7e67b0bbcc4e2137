import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RedeemOrderFragment, RedeemTileFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { type RedeemModal, RedeemModals } from './redeem-modals.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const CARD = {
  id: '1',
  title: 'Choice Gift Card',
  lastFour: '0005',
  balance: pounds(50),
  amount: pounds(0),
  expiresOn: '2031-03-31',
}
const ORDER = {
  shipments: [],
  cards: [CARD],
  minimumRemainingBalance: pounds(5),
  remainingBalance: pounds(50),
  totals: { toSpend: pounds(50), chosen: pounds(0), promotionAmount: pounds(0), toPay: pounds(0) },
} as unknown as RedeemOrderFragment
const TANSY = {
  id: '7',
  title: 'Tansy & Rook',
  slug: 'tansy-and-rook',
  path: '/gift-cards/tansy-and-rook/',
  productType: 'GIFTCARD',
  description: 'Flowers by the stem.',
  redeemData: { title: 'Spend it at the till', description: 'Show the number.' },
  hasLocations: true,
  validityMonths: 24,
} as unknown as RedeemTileFragment

async function renderModal(opened: RedeemModal, ask?: Ask) {
  const [onClose, onLeave] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const redeem = { order: ORDER, change: async () => [], reload: async () => undefined }
  const others = { onOpen: () => undefined, onCheckout: () => undefined }
  return {
    onClose,
    onLeave,
    ...(await renderInShop(
      <RedeemModals redeem={redeem} opened={opened} onClose={onClose} onLeave={onLeave} {...others} />,
      ask,
    )),
  }
}

const answer = (errors: readonly object[]) =>
  (async () => ({ resetRedeem: { status: errors.length === 0, errors } })) as unknown as Ask

test('leaving asks first, and nothing is undone if the shopper stays', async () => {
  const ask = vi.fn<() => Promise<never>>()
  const { user, onClose } = await renderModal({ name: 'reset' }, ask)
  expect(screen.getByRole('dialog', { name: 'Stop redeeming?' }).textContent).toContain('Nothing is taken from your card')
  await user.click(screen.getByRole('button', { name: 'Keep choosing' }))
  expect(onClose).toHaveBeenCalled()
  expect(ask).not.toHaveBeenCalled()
})

test('a shopper who confirms leaves once the shop has undone everything', async () => {
  const { user, onLeave } = await renderModal({ name: 'reset' }, answer([]))
  await user.click(screen.getByRole('button', { name: 'Stop and undo everything' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
})

test('a failed stop is reported, and the shopper stays', async () => {
  const refused = answer([{ code: 1008, message: '', referencedRequestParameter: null }])
  const { user, onLeave } = await renderModal({ name: 'reset' }, refused)
  await user.click(screen.getByRole('button', { name: 'Stop and undo everything' }))
  const refusal = await screen.findByText(/^This cannot be done at the moment/)
  expect(refusal.closest('[role="alert"]')?.closest('p')).toBeNull()
  expect(onLeave).not.toHaveBeenCalled()
})

test('for a high value, the number of cards is shown before it is chosen', async () => {
  const values = { hasFixedPrices: true, pricesToShow: [pounds(200)], minPrice: pounds(200), maxPrice: pounds(200) }
  const variationsToShow = [{ id: '71', variationType: 'DIGITAL', inStock: true }]
  const product = { ...TANSY, variationsToShow, digitalVariationConfig: values } as RedeemTileFragment
  const asked: unknown[] = []
  const ask = (async (_document: unknown, variables: unknown) => {
    asked.push(variables)
    return { redeemSplit: [pounds(100), pounds(100)] }
  }) as Ask
  await renderModal({ name: 'choose', product }, ask)
  expect(await screen.findByText('Comes as 2 cards: £100 + £100')).toBeTruthy()
  expect(asked).toEqual([{ input: { variationId: '71', value: 200, qty: 1 } }])
})

test.each([
  ['any amount is chosen without a quantity', false, 0],
  ['a fixed value is chosen with one', true, 1],
])('a donation of %s', async (_sentence, hasFixedPrices, count) => {
  const values = { hasFixedPrices, pricesToShow: [pounds(20)], minPrice: pounds(5), maxPrice: pounds(50) }
  const variationsToShow = [{ id: '71', variationType: 'DIGITAL', inStock: true }]
  const product = { ...TANSY, productType: 'DONATION', variationsToShow, digitalVariationConfig: values } as RedeemTileFragment
  await renderModal({ name: 'choose', product }, (async () => ({ redeemSplit: [] })) as unknown as Ask)
  expect(await screen.findByRole('button', { name: 'Choose and check out' })).toBeTruthy()
  expect(screen.queryAllByRole('spinbutton', { name: 'Quantity' })).toHaveLength(count)
})

test('the information about a brand shows its shop, if it has one', async () => {
  const giftCardBrand = {
    id: 'tansy-and-rook',
    title: 'Tansy & Rook',
    iframeUrl: 'about:blank',
    redirect: null,
    productExternalLink: null,
  }
  const ask = (async () => ({ product: { giftCardBrand } })) as unknown as Ask
  const { user } = await renderModal({ name: 'more', product: TANSY }, ask)
  await user.click(await screen.findByRole('button', { name: 'Look around the shop' }))
  expect(await screen.findByTitle('The shop of Tansy & Rook')).toBeTruthy()
})

test.each<[string, RedeemModal, string]>([
  ['Nice to know', { name: 'niceToKnow' }, 'Spend it all, or leave at least £5'],
  ['Nice to know', { name: 'niceToKnow' }, 'an exchange with an extra payment cannot be undone online'],
  ['Cards that pay', { name: 'cards' }, '0005'],
  ['Tansy & Rook', { name: 'more', product: TANSY }, 'Spend it at the till'],
])('the modal "%s" explains what it is for', async (name, opened, text) => {
  await renderModal(opened)
  expect(screen.getByRole('dialog', { name }).textContent).toContain(text)
})
