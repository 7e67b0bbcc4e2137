import { expect, test } from 'vitest'
import { ok } from '../shared/result.ts'
import { createTurns, inTurn } from './turns.ts'

const turns = createTurns()
const ask = (key: string, work: () => Promise<ReturnType<typeof ok<string>>>) => inTurn({ turns }, { key, refusal: 'busy' }, work)

test('one runs for a key, twenty wait, and the next is refused until there is room again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = () => promise.then(() => ok('done'))
  const asked = Array.from({ length: 21 }, () => ask('anna', run))
  expect(await ask('anna', run)).toEqual({ ok: false, failure: 'busy' })
  expect(await ask('bert', async () => ok('done'))).toEqual(ok('done'))
  resolve()
  expect(await Promise.all(asked)).toEqual(asked.map(() => ok('done')))
  expect(await ask('anna', run)).toEqual(ok('done'))
})

test('work that fails lets the next one run', async () => {
  const failed = ask('anna', () => Promise.reject(new Error('away')))
  const next = ask('anna', async () => ok('done'))
  await expect(failed).rejects.toThrow('away')
  expect(await next).toEqual(ok('done'))
})
