import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createShutdown } from './shutdown.ts'

afterEach(() => {
  process.exitCode = undefined
})

test('parts are closed one after the other, the last opened first', async () => {
  const closed: string[] = []
  const shutdown = createShutdown(pino({ level: 'silent' }))
  for (const name of ['database', 'worker', 'web']) {
    shutdown.onClose(name, async () => {
      await Promise.resolve()
      closed.push(name)
    })
  }
  await shutdown.close()
  expect(closed).toEqual(['web', 'worker', 'database'])
})

test('a part that cannot be closed does not keep the others open, and the exit code reports it', async () => {
  const closed: string[] = []
  const shutdown = createShutdown(pino({ level: 'silent' }))
  shutdown.onClose('database', async () => void closed.push('database'))
  shutdown.onClose('web', () => Promise.reject(new Error('stuck')))
  await shutdown.close()
  expect(closed).toEqual(['database'])
  expect(process.exitCode).toBe(1)
})
