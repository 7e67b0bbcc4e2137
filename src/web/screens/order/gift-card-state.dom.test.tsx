import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type GiftStateFragment, type OrderGiftsFragment, RescheduleParcelDocument } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { GiftCardState } from './gift-card-state.tsx'
import { OrderScreen } from './order-screen.tsx'

const GIFT: GiftStateFragment = {
  shipmentId: '1',
  variationType: 'DIGITAL',
  receiverKind: 'RECEIVER',
  firstName: 'Hannah',
  lastName: 'Okafor',
  email: 'hannah@example.com',
  deliveryAddress: null,
  arrival: { at: '2026-11-19T09:00:00.000Z', from: null, until: null },
  state: 'PLANNED',
  isStopped: false,
  sendAt: '2026-11-19T09:00:00.000Z',
  shipOn: null,
  carrier: null,
  sentAt: null,
  openedAt: null,
  thanks: null,
  thankedAt: null,
  canCorrect: true,
  canResend: false,
  canReschedule: false,
  items: [],
  messages: [],
}

test('a correction is suggested for a mistyped address, and the last answer disappears when the next correction begins', async () => {
  const ask = (async (_document: unknown, { input }: { input: { email: string } }) => ({
    correctReceiver: { order: { gifts: [{ ...GIFT, email: input.email }] }, errors: [] },
  })) as Ask
  const { user } = await renderInShop(<GiftCardState gift={GIFT} orderToken="token" onChange={() => undefined} />, ask)
  await user.click(screen.getByRole('button', { name: 'Correct the address' }))
  const email = screen.getByRole('textbox', { name: 'Email address' })
  await user.clear(email)
  await user.type(email, 'hannah@gmial.com')
  await user.click(screen.getByRole('button', { name: 'hannah@gmail.com' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. It goes to hannah@gmail.com.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Correct the address' }))
  expect(screen.queryByText(/^Saved/)).toBeNull()
})

test.each([
  ['a gift', GIFT],
  ['a parcel', { ...GIFT, variationType: 'PHYSICAL', state: 'TO_PACK', sendAt: null }],
] as const)('by keyboard, the address of %s is corrected, or left unchanged, without losing the focus', async (_what, gift) => {
  const { user } = await renderInShop(<GiftCardState gift={gift} orderToken="token" onChange={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Correct the address' }))
  const first = await screen.findByLabelText('First name')
  expect(document.activeElement).toBe(first)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correct the address' }))
})

test('a parcel can be moved to another day until it is packed', async () => {
  const parcel: GiftStateFragment = {
    ...GIFT,
    ...{ variationType: 'PHYSICAL', state: 'TO_PACK', canReschedule: true, sendAt: null },
    arrival: { at: null, from: '2026-11-24', until: '2026-11-24' },
  }
  const moved: unknown[] = []
  const ask = (async (document: unknown, { input }: { input: unknown }) => {
    if (document !== RescheduleParcelDocument) return { deliveryOptions: { selectableDates: ['2026-11-24'], promises: [] } }
    moved.push(input)
    const soon = { ...parcel, arrival: { at: null, from: '2026-11-20', until: '2026-11-23' } }
    return { rescheduleParcel: { order: { gifts: [soon] }, errors: [] } }
  }) as unknown as Ask
  const { user } = await renderInShop(<GiftCardState gift={parcel} orderToken="token" onChange={() => undefined} />, ask)
  await user.click(screen.getByRole('button', { name: 'Change the date' }))
  await user.click(await screen.findByRole('radio', { name: /^As soon as possible/ }))
  await user.click(screen.getByRole('button', { name: 'Use this date' }))
  expect(await screen.findByText('Saved. Arrives Fri 20 – Mon 23 Nov.')).toBeTruthy()
  expect(moved).toEqual([{ orderToken: 'token', shipmentId: '1', deliverOn: null }])
})

test('a gift sent in the meantime is shown as sent when the buyer returns to the page', async () => {
  const order: OrderGiftsFragment = {
    ...{ id: '1', number: '100001', kind: 'REGULAR', customerType: 'PRIVATE', placedOn: '2026-11-18T09:00:00.000Z' },
    ...{ total: { currency: 'GBP', value: 30 }, invoicePath: null, refusedEmail: null, notifyWhenOpened: null, gifts: [GIFT] },
  }
  const sent: GiftStateFragment = { ...GIFT, state: 'SENT', sentAt: '2026-11-19T09:00:00.000Z' }
  const ask = (async () => ({ giftStates: { ...order, gifts: [sent] } })) as Ask
  await renderInShop(<OrderScreen token="token" order={order} />, ask)
  expect(screen.queryByText(/^Sent by email/)).toBeNull()
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByText(/^Sent by email/)).toBeTruthy()
})

test('the buyer sees the card in its wrapper, with its message', async () => {
  const picture = (href: string) => ({ url: { href }, altText: null, width: 800, height: 600 })
  const wrapper = { backImage: picture('/back.svg'), frontImage: picture('/front.svg') }
  const card = { kind: 'ORIGINAL', variationId: '7', title: 'Grumble Coffee', qty: 1, value: { currency: 'GBP', value: 30 } }
  const items = [{ ...card, image: picture('/card.svg'), wrapper }] as unknown as GiftStateFragment['items']
  const gift = { ...GIFT, items, messages: ['Well done, Hannah!'] }
  await renderInShop(<GiftCardState gift={gift} orderToken="token" onChange={() => undefined} />)
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(pictures).toEqual(['/back.svg', '/card.svg', '/front.svg'])
  expect(screen.getByRole('figure').textContent).toBe('Personal messageWell done, Hannah!')
})

const PACK = { kind: 'BLANK_GIFT_CARD_PACK', variationId: '7', title: 'Blank Choice Gift Cards, Classic', qty: 1, image: null }

test.each([
  ['a pack of blank cards leads to their activation', 'BLANK_GIFT_CARD_PACK', ['/activate/']],
  ['a gift card needs no activation', 'ORIGINAL', []],
] as const)('%s', async (_sentence, kind, paths) => {
  const items = [{ ...PACK, kind, value: { currency: 'GBP', value: 3 } }] as unknown as GiftStateFragment['items']
  await renderInShop(<GiftCardState gift={{ ...GIFT, items }} orderToken="token" onChange={() => undefined} />)
  const links = screen.queryAllByRole('link', { name: 'Activate these cards' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths)
})
