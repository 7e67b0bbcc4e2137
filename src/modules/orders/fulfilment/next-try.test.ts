import { expect, test } from 'vitest'
import { nextTry } from './next-try.ts'

const NOW = new Date('2026-03-02T10:00:00Z')

test.each([
  ['a first refusal is tried again in a minute', 1, '2026-03-02T10:01:00.000Z'],
  ['a fourth refusal in half an hour', 4, '2026-03-02T10:30:00.000Z'],
  ['after the fifth there is no further try', 5, undefined],
])('%s', (_sentence, refusals, expected) => {
  expect(nextTry(refusals, NOW)?.toISOString()).toBe(expected)
})

test('all tries are within the hour', () => {
  const waits = [1, 2, 3, 4].map((refusals) => (nextTry(refusals, NOW) as Date).getTime() - NOW.getTime())
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(3_600_000)
})
