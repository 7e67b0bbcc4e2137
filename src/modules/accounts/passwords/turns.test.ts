import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('of ten who come at once two work, and all are served in their order, even after a failure', async () => {
  const inTurn = createTurns(2)
  let working = 0
  let most = 0
  const served: number[] = []
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, place) =>
      inTurn(async () => {
        most = Math.max(most, ++working)
        await sleep(2)
        working--
        served.push(place)
        if (place === 3) throw new Error('broken')
      }),
    ),
  )
  expect(most).toBe(2)
  expect(served).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
