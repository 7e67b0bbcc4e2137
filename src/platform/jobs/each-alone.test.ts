import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { eachAlone } from './each-alone.ts'

test('one that fails is counted and keeps no other waiting', async () => {
  const done: number[] = []
  const ctx = { log: pino({ level: 'silent' }) } as Context
  const failed = await eachAlone(ctx, [1, 2, 3], async (item) => {
    if (item === 2) throw new Error('locked')
    done.push(item)
  })
  expect({ done, failed }).toEqual({ done: [1, 3], failed: 1 })
})
