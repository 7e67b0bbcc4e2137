import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { TypedDocument } from '../../generated/documents.ts'
import { forgetAnswers, setAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import { keyOf, reloadAnswer } from './load-answer.ts'
import { useAnswer } from './use-answer.ts'
import { known, useKnownAnswer } from './use-known-answer.ts'

type Basket = { quantity: number }

const BASKET = { id: 'Basket', name: 'Basket' } as TypedDocument<Basket, { shop: string }>
const HERE = { shop: 'here' }

/** A shop that answers when the test tells it to. */
function openShop() {
  const calls: { resolve: (basket: Basket) => void; fail: () => void }[] = []
  const ask = (() => new Promise((resolve, fail) => calls.push({ resolve, fail }))) as unknown as Ask
  return {
    calls,
    ask,
    answer: (quantity: number, call = calls.length - 1) => act(async () => calls[call]?.resolve({ quantity })),
  }
}

function Count({ name, shop = 'here', ...options }: { name: string; shop?: string; isCached?: boolean }) {
  const { answer, reload } = useAnswer(BASKET, { shop }, options)
  return (
    <button type="button" aria-label={name} onClick={reload}>
      {typeof answer === 'object' ? answer.quantity : answer}
    </button>
  )
}

/** Shows an answer that other components have loaded. */
function Badge() {
  return (
    <button type="button" aria-label="header">
      {known(useKnownAnswer(keyOf(BASKET, HERE)))?.quantity}
    </button>
  )
}

const count = (name: string) => screen.getByRole('button', { name }).textContent

test('two components that need the same answer load it once', async () => {
  const { ask, calls, answer } = openShop()
  await renderInShop([<Count key="1" name="header" />, <Count key="2" name="page" />], ask)
  expect([count('header'), count('page')]).toEqual(['loading', 'loading'])
  await answer(2)
  expect([count('header'), count('page')]).toEqual(['2', '2'])
  expect(calls).toHaveLength(1)
})

test('other variables load another answer', async () => {
  const { ask, calls } = openShop()
  await renderInShop([<Count key="1" name="here" />, <Count key="2" name="there" shop="there" />], ask)
  expect(calls).toHaveLength(2)
})

test('a change is visible everywhere, and an answer that was on its way is ignored', async () => {
  const { ask, answer } = openShop()
  await renderInShop([<Badge key="1" />, <Count key="2" name="page" />], ask)
  act(() => setAnswer(keyOf(BASKET, HERE), { quantity: 5 }))
  await waitFor(() => expect([count('header'), count('page')]).toEqual(['5', '5']))
  await answer(1)
  expect([count('header'), count('page')]).toEqual(['5', '5'])
})

test('a failed answer can be loaded again', async () => {
  const { ask, calls, answer } = openShop()
  const { user } = await renderInShop(<Count name="page" />, ask)
  await act(async () => calls[0]?.fail())
  expect(count('page')).toBe('failed')
  await user.click(screen.getByRole('button'))
  expect(count('page')).toBe('loading')
  await answer(3)
  expect(count('page')).toBe('3')
})

test('an outdated answer stays until the new one arrives, and longer if the new one fails', async () => {
  const { ask, calls, answer } = openShop()
  await renderInShop(<Count name="page" />, ask)
  await answer(3)
  void reloadAnswer(ask, BASKET, HERE)
  expect(count('page')).toBe('3')
  await act(async () => calls[1]?.fail())
  expect(count('page')).toBe('3')
  void reloadAnswer(ask, BASKET, HERE)
  await answer(4)
  expect(count('page')).toBe('4')
})

test('the later of two calls for the same answer counts', async () => {
  const { ask, answer } = openShop()
  await renderInShop(<Badge />, ask)
  void reloadAnswer(ask, BASKET, HERE)
  void reloadAnswer(ask, BASKET, HERE)
  await answer(2, 1)
  await answer(1, 0)
  expect(count('header')).toBe('2')
})

test.each([
  ['is loaded again by the next part of a page', {}, 2],
  ['is cached for the visit where that is set', { isCached: true }, 1],
])('an answer %s', async (_sentence, options, calls) => {
  const shop = openShop()
  const { unmount } = await renderInShop(<Count name="page" {...options} />, shop.ask)
  await shop.answer(1)
  unmount()
  await renderInShop(<Count name="page" {...options} />, shop.ask)
  expect(shop.calls).toHaveLength(calls)
})

test('an answer that arrived too late for one part is not shown in the next', async () => {
  const { ask, calls, answer } = openShop()
  const { unmount } = await renderInShop(<Count name="page" />, ask)
  unmount()
  await answer(1)
  await renderInShop(<Count name="page" />, ask)
  expect(count('page')).toBe('loading')
  expect(calls).toHaveLength(2)
})

test('another customer never sees what was loaded for the previous one', async () => {
  const { ask, calls, answer } = openShop()
  const { unmount } = await renderInShop(<Count name="page" isCached />, ask)
  await answer(1)
  unmount()
  forgetAnswers()
  await renderInShop(<Count name="page" isCached />, ask)
  expect(count('page')).toBe('loading')
  expect(calls).toHaveLength(2)
})
