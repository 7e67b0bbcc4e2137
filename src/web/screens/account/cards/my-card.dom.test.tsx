import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MyCardFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '#web/data/ask.ts'
import { MyCard } from './my-card.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const CARD: MyCardFragment = {
  id: 'card',
  giftPath: null,
  isOpened: false,
  receiverName: null,
  isOwner: false,
  isAdded: false,
  image: null,
  info: {
    lastFour: '0005',
    title: 'Choice Gift Card',
    state: 'ACTIVE',
    nextStep: 'REDEEM',
    balance: pounds(25),
    held: pounds(0),
    expiresOn: '2027-03-02',
    brandPath: null,
    brand: null,
  },
}

const shopOf = (iframeUrl: string | null) => ({
  id: 'ostlere',
  title: 'Ostlere',
  iframeUrl,
  redirect: null,
  productExternalLink: null,
})

/** The names of the card's links and buttons. */
async function stepsOf(changes: Partial<MyCardFragment>, info: Partial<MyCardFragment['info']> = {}): Promise<string[]> {
  await renderInShop(<MyCard card={{ ...CARD, ...changes, info: { ...CARD.info, ...info } }} heading="h2" />)
  return [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(({ textContent }) => textContent ?? '')
}

const DETAILS = 'Details0005'
const FREEZE = 'Lost? Freeze it'

test.each<[string, Partial<MyCardFragment>, Partial<MyCardFragment['info']>, string[]]>([
  ['a Choice card is redeemed', {}, {}, ['Redeem it', DETAILS, FREEZE]],
  ['a gift is unwrapped first', { giftPath: '/gift/x/', isOwner: true }, {}, ['Unwrap it', DETAILS, FREEZE]],
  [
    'an opened gift shows its codes',
    { giftPath: '/gift/x/', isOpened: true },
    {},
    ['Redeem it', 'Show number and PIN', DETAILS, FREEZE],
  ],
  [
    'a brand card is spent at its brand',
    {},
    { nextStep: 'SPEND_AT_BRAND', brandPath: '/gift-cards/ostlere/', brand: shopOf(null) },
    ['See where to spend it', DETAILS, FREEZE],
  ],
  [
    'or in the online shop of the brand',
    {},
    { nextStep: 'SPEND_AT_BRAND', brandPath: '/gift-cards/ostlere/', brand: shopOf('about:blank') },
    ['More about this card', DETAILS, FREEZE, 'Look around the shop'],
  ],
  ['a card for somebody else cannot be spent by the buyer', { receiverName: 'Ben', isOwner: true }, {}, [DETAILS, FREEZE]],
  [
    'a frozen card can be replaced by its owner',
    { isOwner: true },
    { state: 'FROZEN', nextStep: 'NONE' },
    ['Have it replaced', DETAILS],
  ],
  ['and by nobody else', {}, { state: 'FROZEN', nextStep: 'NONE' }, [DETAILS]],
  ['an empty card has nothing to freeze', {}, { state: 'EMPTY', nextStep: 'NONE', balance: pounds(0) }, [DETAILS]],
  [
    'an added card can be removed',
    { isAdded: true },
    { nextStep: 'NONE', state: 'EXPIRED' },
    [DETAILS, 'Remove from my account'],
  ],
  ['a blank card is activated', {}, { state: 'NOT_ACTIVATED', nextStep: 'ACTIVATE', expiresOn: null }, ['Activate this card']],
])('%s', async (_sentence, changes, info, steps) => {
  expect(await stepsOf(changes, info)).toEqual(steps)
})

test('an added card is redeemed at once, because number and PIN were typed before', async () => {
  const asked: unknown[] = []
  const ask = (async (_document: unknown, variables: unknown) => {
    asked.push(variables)
    return { startRedeem: { order: null, errors: [], brandPath: null } }
  }) as Ask
  const { user } = await renderInShop(<MyCard card={{ ...CARD, isAdded: true }} heading="h2" />, ask)
  await user.click(screen.getByRole('button', { name: 'Redeem it' }))
  expect(asked).toEqual([{ giftcardId: 'card' }])
})
