import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { eachAlone } from './each-alone.ts'

test('a failed item is counted and logged, and does not hold up the others', async () => {
  const done: string[] = []
  const lines: string[] = []
  const ctx = { log: pino({}, { write: (line) => void lines.push(line) }) } as unknown as Context
  const failed = await eachAlone(ctx, ['one', 'two', 'three'], async (item) => {
    if (item === 'two') throw new Error('locked')
    done.push(item)
  })
  expect({ done, failed }).toEqual({ done: ['one', 'three'], failed: 1 })
  expect(JSON.parse(lines.join())).toMatchObject({ level: 50, id: 'two', err: { message: 'locked' } })
})
