import { expect, test } from 'vitest'
import type { Db } from './context.ts'
import { shareReads } from './share-reads.ts'

/** A table that counts its readings and answers when told to. */
function slowTable() {
  const answers: ((fails?: boolean) => void)[] = []
  const state = { value: 'old', readings: 0 }
  const read = () => {
    const seen = state.value
    state.readings++
    return new Promise<string>((resolve, reject) => answers.push((fails) => (fails ? reject(new Error('down')) : resolve(seen))))
  }
  return { state, read, answer: (fails?: boolean) => answers.shift()?.(fails) }
}

const newDb = () => ({}) as Db
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('those who wait together are answered by one reading, made after they asked', async () => {
  const { state, read, answer } = slowTable()
  const db = newDb()
  const first = shareReads(db, 'list', read)
  state.value = 'new'
  const later = [shareReads(db, 'list', read), shareReads(db, 'list', read)]
  expect(state.readings).toBe(1)
  answer()
  expect(await first).toBe('old')
  await settle()
  answer()
  expect(await Promise.all(later)).toEqual(['new', 'new'])
  expect(state.readings).toBe(2)
})

test('when nobody waits, the next asking reads at once', async () => {
  const { state, read, answer } = slowTable()
  const db = newDb()
  for (const readings of [1, 2, 3]) {
    const asked = shareReads(db, 'list', read)
    expect(state.readings).toBe(readings)
    answer()
    await asked
    await settle()
  }
})

test('a failed reading fails its askers alone', async () => {
  const { read, answer } = slowTable()
  const db = newDb()
  const first = shareReads(db, 'list', read)
  const second = shareReads(db, 'list', read)
  answer(true)
  await expect(first).rejects.toThrow('down')
  await settle()
  answer()
  expect(await second).toBe('old')
})

test('other questions and other connections are on their own', () => {
  const { state, read } = slowTable()
  const db = newDb()
  void shareReads(db, 'list', read)
  void shareReads(db, 'count', read)
  void shareReads(newDb(), 'list', read)
  expect(state.readings).toBe(3)
})
