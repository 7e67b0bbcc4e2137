import { expect, test } from 'vitest'
import { ok } from '../shared/result.ts'
import { createTurns, inTurn } from './turns.ts'

const turns = createTurns()
const ask = (key: string, work: () => Promise<ReturnType<typeof ok<string>>>) => inTurn({ turns }, { key, refusal: 'busy' }, work)

test('one runs for a key, twenty wait, and the next is refused until there is room again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let started = 0
  const run = () => {
    started++
    return promise.then(() => ok('done'))
  }
  const asked = Array.from({ length: 21 }, () => ask('anna', run))
  expect(await ask('anna', run)).toEqual({ ok: false, failure: 'busy' })
  expect(await ask('bert', async () => ok('done'))).toEqual(ok('done'))
  expect(started).toBe(1)
  resolve()
  expect(await Promise.all(asked)).toEqual(asked.map(() => ok('done')))
  expect(await ask('anna', run)).toEqual(ok('done'))
})

test('a request that arrives while others wait is queued behind them', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const begun: string[] = []
  const work = (name: string, end?: Promise<void>) => async () => {
    begun.push(name)
    await end
    return ok(name)
  }
  const asked = [ask('anna', work('first', first.promise)), ask('anna', work('second', second.promise))]
  first.resolve()
  await asked[0]
  asked.push(ask('anna', work('third')))
  expect(begun).not.toContain('third')
  second.resolve()
  await Promise.all(asked)
  expect(begun).toEqual(['first', 'second', 'third'])
})

test('work that fails lets the next one run', async () => {
  const failed = ask('anna', () => Promise.reject(new Error('away')))
  const next = ask('anna', async () => ok('done'))
  await expect(failed).rejects.toThrow('away')
  expect(await next).toEqual(ok('done'))
})
