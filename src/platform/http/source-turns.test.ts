import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createNetworkTurns, createSourceTurns } from './source-turns.ts'

const requestOf = (ip: string) => ({ ip, raw: { socket: { destroyed: false } } }) as FastifyRequest
const limits = { maxRunning: 1, maxWaiting: 2 }

/** The addresses that get a turn when all ask before any turn ends. */
async function listServed(addresses: readonly string[], turns: ReturnType<typeof createNetworkTurns>): Promise<boolean[]> {
  let finish = () => {}
  const finished = new Promise<true>((resolve) => (finish = () => resolve(true)))
  const asked = addresses.map((ip) => turns(requestOf(ip), () => finished))
  finish()
  return (await Promise.all(asked)).map((served) => served === true)
}

test('a source has one turn at a time, and only a limited number of requests wait', async () => {
  const turns = createNetworkTurns(limits, { maxRunning: 10, maxWaiting: 10 })
  const [own, other] = ['203.0.113.7', '198.51.100.1']
  expect(await listServed([own, own, own, own, other], turns)).toEqual([true, true, true, false, true])
})

test.each([
  ['IPv4', (n: number) => `203.0.113.${n}`, '198.51.100.1'],
  ['IPv6', (n: number) => `2001:db8:7:${n}::1`, '2001:db8:8::1'],
])('the sources of one %s network share its turns', async (_, addressOf, other) => {
  const turns = createNetworkTurns(limits, { maxRunning: 2, maxWaiting: 1 })
  expect(await listServed([1, 2, 3, 4].map(addressOf).concat(other), turns)).toEqual([true, true, true, false, true])
})

test('a route refuses a network that uses more than twice the limit of one source', async () => {
  const { preHandler } = createSourceTurns({ limits: { maxRunning: 1, maxWaiting: 0 } })
  const ask = (n: number) => preHandler(requestOf(`2001:db8:7:${n}::1`))
  await ask(1)
  await ask(2)
  await expect(ask(3)).rejects.toMatchObject({ statusCode: 429 })
})

test('a turn ends with its answer', async () => {
  const { preHandler, onSend } = createSourceTurns({ limits: { maxRunning: 1, maxWaiting: 0 } })
  const first = requestOf('203.0.113.7')
  await preHandler(first)
  await expect(preHandler(requestOf('203.0.113.7'))).rejects.toMatchObject({ statusCode: 429 })
  await onSend(first, {} as never)
  await expect
    .poll(() =>
      preHandler(requestOf('203.0.113.7')).then(
        () => 'begun',
        () => 'refused',
      ),
    )
    .toBe('begun')
})
