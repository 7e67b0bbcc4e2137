import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createDrandNumbers, publicRoundAt } from './public-numbers.ts'

test.each([
  ['the first of all', '2023-08-23T15:09:27Z', 1],
  ['a moment later, the next one', '2023-08-23T15:09:27.001Z', 2],
  ['three seconds later', '2023-08-23T15:09:30Z', 2],
  ['noon of a draw', '2026-04-06T11:00:00Z', 27_556_612],
])('the number that counts: %s', (_sentence, at, expected) => {
  expect(publicRoundAt(new Date(at))).toBe(expected)
})

/** Round 1000 of quicknet as drand publishes it, with a signature of our own. */
const SIGNATURE = 'ab'.repeat(48)
const RANDOMNESS = createHash('sha256').update(Buffer.from(SIGNATURE, 'hex')).digest('hex')

test.each([
  ['as it is published', 200, { round: 1_000, randomness: RANDOMNESS, signature: SIGNATURE }, RANDOMNESS],
  ['not yet', 425, {}, undefined],
  ['of another round', 200, { round: 999, randomness: RANDOMNESS, signature: SIGNATURE }, undefined],
  ['that its signature does not give', 200, { round: 1_000, randomness: 'f'.repeat(64), signature: SIGNATURE }, undefined],
])('a number of drand: %s', async (_sentence, status, body, expected) => {
  const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(body))).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const reading = createDrandNumbers(`http://localhost:${port}`).read(1_000)
  await (expected ? expect(reading).resolves.toBe(expected) : expect(reading).rejects.toThrow('drand'))
  server.closeAllConnections()
  server.close()
})
