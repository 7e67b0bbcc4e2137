import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GiftDetailsFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { GiftScreen } from './gift-screen.tsx'

// The tests' DOM supports neither media queries nor animations.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => void vi.unstubAllGlobals())

const CLOSED: GiftDetailsFragment = {
  giverName: 'Anna Hill',
  receiverName: 'Ben',
  isOpened: false,
  printPath: null,
  calendarPath: null,
  canThank: false,
  thankedAt: null,
  packages: [
    { id: '1', kind: 'GIFTCARD', qty: 1, title: null, message: null, wrapper: null, value: null, product: null, cards: null },
  ],
}

type GiftProduct = NonNullable<GiftDetailsFragment['packages'][0]['product']>

const GRUMBLE = {
  path: '/gift-cards/grumble/',
  slug: 'grumble',
  hasLocations: false,
  redeemData: { title: '', description: '' },
  giftCardBrand: null,
} as GiftProduct

const money = (value: number) => ({ currency: 'GBP', value })

const OPENED: GiftDetailsFragment = {
  ...CLOSED,
  isOpened: true,
  printPath: '/documents/gift/token.pdf',
  calendarPath: '/documents/reminder/token.ics',
  canThank: true,
  packages: [
    {
      ...(CLOSED.packages[0] as GiftDetailsFragment['packages'][0]),
      title: 'Grumble Coffee',
      message: 'Happy birthday',
      value: money(25),
      cards: [
        {
          id: '1',
          number: '9375010000000000007',
          pin: '123456',
          expiresOn: '2028-03-02',
          balance: money(10),
          walletPath: '/documents/wallet/token/1.pkpass',
        },
      ],
    },
  ],
}

/** The shop's answers to the presses of a button, in this order. */
function answers(...list: (() => object)[]) {
  const calls: unknown[] = []
  const ask = (async (_document: unknown, variables: unknown) => {
    calls.push(variables)
    return list.shift()?.()
  }) as Ask
  return { ask, calls }
}

const show = (gift: GiftDetailsFragment, ask?: Ask) => renderInShop(<GiftScreen token="token" gift={gift} refusal={null} />, ask)

test('a gift stays closed until the shop has answered, and an error is shown when it cannot be reached', async () => {
  const unreachable = () => {
    throw new Error('offline')
  }
  const { ask, calls } = answers(unreachable, () => ({ openGift: { gift: OPENED, errors: [] } }))
  const { user } = await show(CLOSED, ask)
  expect(document.querySelector('[data-quiet]'), 'the cookie question is not shown').toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unwrap' }))
  expect(await screen.findByText('It did not open. Please try again.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unwrap' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'A gift from Anna Hill' })
  expect(document.activeElement).toBe(heading)
  expect(calls).toEqual([{ token: 'token' }, { token: 'token' }])
})

test('its contents are announced at once, however long the animation of its message takes', async () => {
  const { ask } = answers(() => ({ openGift: { gift: OPENED, errors: [] } }))
  const { user } = await show(CLOSED, ask)
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Unwrap' }))
  await screen.findByText('Left to spend: £10')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('1 × Grumble Coffee £25. Happy birthday'),
  )
})

test('an opened gift shows what to do next, and asks about cookies as any page does', async () => {
  await show(OPENED)
  const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linkTo(/^Add a reminder/)).toBe('/documents/reminder/token.ics')
  expect(linkTo(/^Print it at home/)).toBe('/documents/gift/token.pdf')
  expect(linkTo(/^Add to your phone’s wallet/)).toBe('/documents/wallet/token/1.pkpass')
  expect(linkTo(/^See it among your cards/)).toBe('/account/cards/')
  expect(screen.getByRole('img', { name: 'Bar code of the card number' })).toBeTruthy()
  expect(document.querySelector('[data-quiet]')).toBeNull()
})

test('the link to spend a card leads to its shops, or to its page when it has none', async () => {
  const packages = (hasLocations: boolean) => OPENED.packages.map((one) => ({ ...one, product: { ...GRUMBLE, hasLocations } }))
  const spendPath = () => screen.getByRole('link', { name: 'See where to spend it' }).getAttribute('href')
  const { unmount } = await show({ ...OPENED, packages: packages(true) })
  expect(spendPath()).toBe('/gift-cards/grumble/locations/')
  expect(screen.getByRole('link', { name: 'More about this card' }).getAttribute('href')).toBe('/gift-cards/grumble/')
  unmount()
  await show({ ...OPENED, packages: packages(false) })
  expect(spendPath()).toBe('/gift-cards/grumble/')
})

test('the card of a brand with a shop of its own opens that shop', async () => {
  const giftCardBrand = { id: 'grumble', title: 'Grumble', iframeUrl: 'about:blank', redirect: null, productExternalLink: null }
  const packages = OPENED.packages.map((one) => ({ ...one, product: { ...GRUMBLE, giftCardBrand } }))
  const { user } = await show({ ...OPENED, packages })
  await user.click(screen.getByRole('button', { name: 'Look around the shop' }))
  expect((await screen.findByRole('dialog', { name: 'Grumble' })).querySelector('iframe')).toBeTruthy()
})

test('a thank-you is checked at its field, sent once, and then confirmed', async () => {
  const thanked = { ...OPENED, canThank: false, thankedAt: '2026-03-02T10:00:00.000Z' }
  const { ask, calls } = answers(() => ({ sendThankYou: { gift: thanked, errors: [] } }))
  const { user } = await show(OPENED, ask)
  const words = screen.getByRole('textbox', { name: 'Your words' })
  await user.click(screen.getByRole('button', { name: 'Send my thanks' }))
  expect(await screen.findByText('Write your personal message')).toBeTruthy()
  expect(document.activeElement).toBe(words)
  await user.type(words, 'Thank you, Anna!')
  await user.click(screen.getByRole('button', { name: 'Send my thanks' }))
  expect(document.activeElement).toBe(await screen.findByText('Your thank-you is on its way to Anna Hill.'))
  expect(calls).toEqual([{ token: 'token', message: 'Thank you, Anna!' }])
})

test('buyers cannot thank themselves', async () => {
  await show({ ...OPENED, giverName: null, canThank: false })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('only a gift that can be spent asks to be kept secret; a donation is printed to keep, not for a wallet', async () => {
  const [given] = CLOSED.packages as [GiftDetailsFragment['packages'][0]]
  const donation = { ...CLOSED, packages: [{ ...given, kind: 'DONATION' as const }] }
  const warning = /Anyone with the address of this page can spend the gift/
  const first = await show(CLOSED)
  expect(screen.getByText(warning)).toBeTruthy()
  first.unmount()
  const second = await show(donation)
  expect(screen.queryByText(warning)).toBeNull()
  second.unmount()
  await show({ ...donation, isOpened: true, printPath: '/documents/gift/token.pdf' })
  expect(screen.getByText('To keep, or to share')).toBeTruthy()
})
