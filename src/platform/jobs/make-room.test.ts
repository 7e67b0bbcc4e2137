import { expect, test } from 'vitest'
import { createRoomMaker, type SpentTime } from './make-room.ts'

/** How long work that can wait rests after a second of a machine with two processors. */
async function restAfter(spent: { idleMs: number; ownMs: number }, wholeMs = 2_000): Promise<number> {
  const times: SpentTime[] = [
    { wholeMs: 10_000, idleMs: 5_000, ownMs: 300 },
    { wholeMs: 10_000 + wholeMs, idleMs: 5_000 + spent.idleMs, ownMs: 300 + spent.ownMs },
  ]
  let restedMs = 0
  const makeRoom = createRoomMaker(
    () => times.shift() as SpentTime,
    async (ms) => {
      restedMs += ms
    },
  )
  await makeRoom()
  return restedMs
}

test.each([
  ['others need the machine', { idleMs: 200, ownMs: 300 }, 250],
  ['there is room', { idleMs: 1_200, ownMs: 300 }, 0],
  ['only this process is busy', { idleMs: 300, ownMs: 1_000 }, 0],
])('work that can wait when %s', async (_when, spent, restMs) => {
  expect(await restAfter(spent)).toBe(restMs)
})

test('a moment is too short to judge by', async () => {
  expect(await restAfter({ idleMs: 0, ownMs: 0 }, 100)).toBe(0)
})
