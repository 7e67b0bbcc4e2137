import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawEntries, hashEntry, hashList, hashSeed, toIndex } from './draw.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const listOf = (count: number) => Array.from({ length: count }, (_, index) => hashOf(`entry ${index}`)).sort()
const winnerOf = (seed: string, hashes: readonly string[]) => drawEntries(seed, hashes).next().value

test('in 10,000 draws every entry wins equally often', () => {
  const [draws, entries] = [10_000, listOf(23)]
  const wins = new Map(entries.map((entry) => [entry, 0]))
  for (let draw = 0; draw < draws; draw++) {
    const winner = winnerOf(hashOf(`seed ${draw}`), entries) ?? ''
    wins.set(winner, (wins.get(winner) ?? 0) + 1)
  }
  const expected = draws / entries.length
  const chiSquare = [...wins.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 22 degrees of freedom: in 999 of 1,000 fair draws the value is lower.
  expect(chiSquare).toBeLessThan(48.27)
})

test('when the first cannot win, each of the others is next equally often', () => {
  const entries = listOf(5)
  const seconds = new Map<string, number>()
  for (let draw = 0; draw < 10_000; draw++) {
    const [first = '', second = ''] = drawEntries(hashOf(`seed ${draw}`), entries)
    if (first === entries[0]) seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  const counts = [...seconds.values()]
  const expected = counts.reduce((sum, count) => sum + count, 0) / 4
  expect(counts).toHaveLength(4)
  expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(16.27)
})

test('numbers that would favour the first entries are not used', () => {
  const numbers = 2 ** 48
  expect(toIndex(numbers - 1, 3)).toBeUndefined()
  expect(toIndex(numbers - 2, 3)).toBe(2)
  expect(toIndex(numbers - 1, 4)).toBe(3)
  expect(toIndex(0, 1)).toBe(0)
})

test('every entry is drawn once, in an order that depends only on seed and list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.string(), (count, seed) => {
      const entries = listOf(count)
      const order = [...drawEntries(seed, entries)]
      expect(order.toSorted()).toEqual(entries)
      expect([...drawEntries(seed, entries)]).toEqual(order)
    }),
  )
})

describe('the published hashes', () => {
  test('change with the seed, the list and every part of an entry', () => {
    const list = listOf(3)
    expect(hashSeed('a')).not.toBe(hashSeed('b'))
    expect(hashList(list)).not.toBe(hashList(list.slice(1)))
    expect(hashList(list)).not.toBe(hashList(list.toReversed()))
    const entry = { storefront: 'GCSUK', month: '2026-04', ticket: 'x', lastFour: '1234' }
    const others = [{ storefront: 'CB' }, { month: '2026-05' }, { ticket: 'y' }, { lastFour: '1235' }]
    for (const other of others) expect(hashEntry({ ...entry, ...other })).not.toBe(hashEntry(entry))
  })

  /** Anybody can compare seed and list with the hashes that were published before the draw (docs/check-draw.mjs). */
  test('never match another seed or another list, whatever was changed in it', () => {
    const entry = fc.integer({ min: 0, max: 99 }).map((place) => hashOf(`entry ${place}`))
    const list = fc.uniqueArray(entry, { maxLength: 20 }).map((entries) => entries.toSorted())
    fc.assert(
      fc.property(list, fc.array(entry, { maxLength: 20 }), fc.string(), fc.string(), (published, other, seed, otherSeed) => {
        fc.pre(published.join() !== other.join() && seed !== otherSeed)
        expect(hashList(other)).not.toBe(hashList(published))
        expect(hashSeed(otherSeed)).not.toBe(hashSeed(seed))
        for (const [index, one] of published.entries()) {
          const changed = [
            published.toSpliced(index, 1),
            published.toSpliced(index, 0, one),
            published.with(
              index,
              one.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
            ),
            [...published.toSpliced(index, 1), one],
          ].filter((entries) => entries.join() !== published.join())
          for (const entries of changed) expect(hashList(entries)).not.toBe(hashList(published))
        }
      }),
      { numRuns: 1_000 },
    )
  })
})
