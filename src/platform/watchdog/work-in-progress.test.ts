import { expect, test } from 'vitest'
import { describeWork, endWork, listWork, startWork, workMemory } from './work-in-progress.ts'

/** Sorted and filtered, because other tests of this process may have left work and used the slots in another order. */
const before = listWork(workMemory)
const listOwn = () =>
  listWork(workMemory)
    .filter((text) => !before.includes(text))
    .sort()

test('work that has started is listed until it ends', () => {
  startWork('1', 'GET /cart/ 1')
  startWork('2', 'POST /graphql 2')
  describeWork('2', 'Cart')
  expect(listOwn()).toEqual(['GET /cart/ 1', 'POST /graphql 2 Cart'])
  endWork('1')
  expect(listOwn()).toEqual(['POST /graphql 2 Cart'])
  endWork('2')
  expect(listOwn()).toEqual([])
})

test('work that never started can be described and ended without harm', () => {
  describeWork('3', 'Cart')
  endWork('3')
  expect(listOwn()).toEqual([])
})

test('a long text is cut, and only a part of very many entries is listed', () => {
  const ids = Array.from({ length: 300 }, (_, index) => `id ${index}`)
  for (const id of ids) startWork(id, 'é'.repeat(300))
  const listed = listOwn()
  expect(listed).toHaveLength(256 - before.length)
  expect(listed[0]).toBe('é'.repeat(127))
  for (const id of ids) endWork(id)
  expect(listOwn()).toEqual([])
})
