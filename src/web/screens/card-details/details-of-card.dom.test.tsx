import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CardDetailsFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import type { CardValues } from '../../features/card-entry/card-values.ts'
import { DetailsOfCard } from './details-of-card.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const INFO = {
  lastFour: '0005',
  title: 'Choice Gift Card',
  state: 'ACTIVE',
  nextStep: 'REDEEM',
  balance: pounds(25),
  held: pounds(0),
  expiresOn: '2027-03-02',
  freeAt: null,
  brandPath: null,
  brand: null,
} as CardDetailsFragment['info']
const DETAILS: CardDetailsFragment = {
  id: 'card',
  canReplace: false,
  isInAccount: false,
  replacedId: null,
  info: INFO,
  movements: [
    { at: '2026-03-03T10:00:00.000Z', kind: 'PAID', amount: pounds(-15) },
    { at: '2026-03-02T10:00:00.000Z', kind: 'ISSUED', amount: pounds(40) },
  ],
}
const FROZEN = { ...INFO, state: 'FROZEN', nextStep: 'NONE' } as const

type Shown = Partial<CardDetailsFragment> & { isCustomer?: boolean; values?: CardValues }

async function show({ isCustomer = true, values, ...changes }: Shown, ask?: Ask) {
  const changed: CardDetailsFragment[] = []
  const rendered = await renderInShop(
    <DetailsOfCard
      details={{ ...DETAILS, ...changes }}
      values={values}
      isCustomer={isCustomer}
      onChange={(details) => changed.push(details)}
      onReplaced={(details) => changed.push(details)}
    />,
    ask,
  )
  return { ...rendered, changed }
}

test('every movement is listed, the newest first, with its sign', async () => {
  await show({})
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toMatch(/^Spent in our shop3 March 2026.*-£15\.00$/)
  expect(lines[1]).toMatch(/^Put on the card2 March 2026.*\+£40\.00$/)
})

test('a card that is held whole is not offered as nothing', async () => {
  const values = { cardNumber: '9375010000000000005', pin: '123456' }
  await show({ info: { ...INFO, balance: pounds(0), held: pounds(25) }, values })
  expect(screen.getByRole('button', { name: 'Redeem this card' })).toBeTruthy()
})

test('the amount on hold is shown beside the balance', async () => {
  await show({ info: { ...INFO, held: pounds(10) } })
  expect(screen.getByText('£10 more is held for an order that is not finished.')).toBeTruthy()
})

test('freezing asks first and explains what it means; nothing is sent until then', async () => {
  const asked: unknown[] = []
  const answer = { freezeGiftcard: { details: { ...DETAILS, info: FROZEN }, errors: [] } }
  const { user, changed } = await show({}, (async (_document: unknown, variables: unknown) => {
    asked.push(variables)
    return answer
  }) as Ask)
  await user.click(screen.getByRole('button', { name: 'Freeze this card' }))
  expect(await screen.findByText(/You cannot undo this yourself/)).toBeTruthy()
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Freeze it now' }))
  expect(asked).toEqual([{ giftcardId: 'card' }])
  expect(changed.map(({ info }) => info.state)).toEqual(['FROZEN'])
})

test('a frozen card can be replaced only by its owner, and cannot be frozen again', async () => {
  const { unmount } = await show({ info: FROZEN, canReplace: true })
  expect(screen.getByRole('button', { name: 'Get a new card for £25' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Freeze this card' })).toBeNull()
  unmount()
  await show({ info: FROZEN, canReplace: false })
  expect(screen.queryByRole('button', { name: /Get a new card/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask us about this card' })).toBeTruthy()
})

test('an empty card has nothing to freeze', async () => {
  await show({ info: { ...INFO, state: 'EMPTY', nextStep: 'NONE', balance: pounds(0) } })
  expect(screen.queryByRole('button', { name: 'Freeze this card' })).toBeNull()
})

test('a replaced card can neither be used nor frozen', async () => {
  await show({ info: { ...INFO, state: 'CLOSED', nextStep: 'NONE', balance: pounds(0) } })
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Freeze this card' })).toBeNull()
})

test('a guest is asked to log in to add the card, and the owner of a replacement sees its number again', async () => {
  const { unmount } = await show({ isCustomer: false })
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('callback=%2Fcarddetails%2F')
  unmount()
  await show({ isInAccount: true, replacedId: 'lost' })
  expect(screen.getByRole('button', { name: 'Show number and PIN' })).toBeTruthy()
})
