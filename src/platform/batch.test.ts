import { expect, test } from 'vitest'
import { batchByContext } from './batch.ts'

function squares() {
  const loadings: number[][] = []
  const find = batchByContext(async (_ctx: object, keys: readonly number[]) => {
    loadings.push([...keys])
    return new Map(keys.filter((key) => key >= 0).map((key) => [key, key * key]))
  })
  return { loadings, find }
}

test('keys requested in one turn are loaded together, each once', async () => {
  const { loadings, find } = squares()
  const ctx = {}
  const deep = Promise.resolve().then(() => find(ctx, 4))
  expect(await Promise.all([find(ctx, 2), find(ctx, 3), find(ctx, 2), deep])).toEqual([4, 9, 4, 16])
  expect(loadings).toEqual([[2, 3, 4]])
})

test('a context does not load a key again, but another context does', async () => {
  const { loadings, find } = squares()
  const ctx = {}
  await find(ctx, 2)
  await find(ctx, 2)
  await find({}, 2)
  expect(loadings).toEqual([[2], [2]])
})

test('a missing value is undefined, and a failed load fails each request', async () => {
  const { find } = squares()
  expect(await find({}, -1)).toBeUndefined()
  const failing = batchByContext<object, number, number>(() => Promise.reject(new Error('down')))
  const ctx = {}
  const results = await Promise.allSettled([failing(ctx, 1), failing(ctx, 2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
