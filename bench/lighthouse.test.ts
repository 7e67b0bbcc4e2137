import { expect, test } from 'vitest'
import { repeatUntilRecorded } from './lighthouse.ts'

const FAILED = { runtimeError: { code: 'NO_NAVSTART' } }

function record(...runs: { runtimeError?: { code: string } }[]) {
  return async () => runs.shift() ?? {}
}

test('a run that Chromium failed to record is repeated', async () => {
  expect(await repeatUntilRecorded(record(FAILED, FAILED, {}))).toEqual({})
})

test('a page that can never be recorded ends the benchmark', async () => {
  await expect(repeatUntilRecorded(record(FAILED, FAILED, FAILED, {}))).rejects.toThrow('NO_NAVSTART')
})
