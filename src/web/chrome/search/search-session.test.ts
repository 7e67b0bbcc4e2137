import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSearchSession, DEBOUNCE_MS, type SearchState } from './search-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const asked: { text: string; answer: (found: string) => void; fail: () => void }[] = []
  let state: SearchState<string> = { status: 'empty', text: '', found: undefined }
  const session = createSearchSession<string>(
    (text) =>
      new Promise((answer, reject) => {
        asked.push({ text, answer, fail: () => reject(new Error('no line')) })
      }),
    (change) => {
      state = change(state)
    },
  )
  return { session, asked, state: () => state, listAsked: () => asked.map(({ text }) => text) }
}

test('asks 200 ms after the last letter, once', async () => {
  expect(DEBOUNCE_MS).toBe(200)
  const { session, listAsked } = start()
  for (const text of ['c', 'co', 'cof']) {
    session.type(text)
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1)
  }
  expect(listAsked()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(listAsked()).toEqual(['cof'])
})

test('a late answer never overwrites a newer one', async () => {
  const { session, asked, state } = start()
  session.type('tea')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
  session.type('coffee')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
  asked[1]?.answer('coffee cards')
  await vi.advanceTimersByTimeAsync(0)
  asked[0]?.answer('tea cards')
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toEqual({ status: 'found', text: 'coffee', found: 'coffee cards' })
})

test('the last results stay visible while the next answer is awaited', async () => {
  const { session, asked, state } = start()
  session.type('tea')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
  asked[0]?.answer('tea cards')
  await vi.advanceTimersByTimeAsync(0)
  session.type('teap')
  expect(state()).toEqual({ status: 'waiting', text: 'tea', found: 'tea cards' })
})

test('emptying the box clears the results, and an answer on its way is ignored', async () => {
  const { session, asked, state } = start()
  session.type('tea')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
  session.type('  ')
  asked[0]?.answer('tea cards')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
  expect(state()).toEqual({ status: 'empty', text: '', found: undefined })
})

test('a failed search can be repeated at once', async () => {
  const { session, asked, state, listAsked } = start()
  session.type('tea')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
  asked[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(state().status).toBe('failed')
  session.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(listAsked()).toEqual(['tea', 'tea'])
})

test('a space at the end does not start a new search', async () => {
  const { session, listAsked } = start()
  session.type('tea')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
  session.type('tea ')
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
  expect(listAsked()).toEqual(['tea'])
})
