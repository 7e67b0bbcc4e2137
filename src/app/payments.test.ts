import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { deriveKey } from '../platform/keys.ts'
import { type Config, readConfig } from './config.ts'
import { openPayments } from './payments.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'

const log = pino({ level: 'silent' })
let dataDir: string
let config: Config
let shutdown: Shutdown

beforeEach(async () => {
  dataDir = makeTemporaryFolder('payments')
  config = await readConfig({ DATA_DIR: dataDir, PORT: '0' })
  shutdown = createShutdown(log)
})
afterEach(async () => {
  await shutdown.close()
})

const keyFor = (purpose: string) => deriveKey(config.secretKey, purpose)
const open = (own: Partial<Config> = {}) => openPayments({ ...config, host: '127.0.0.1', ...own }, keyFor, { log, shutdown })
const portOf = (address = '') => Number(new URL(address).port)
const GREAT_BRITAIN = { countryCode: 'GB', locale: 'en-GB' }

test('a process that is both web and worker runs the simulator and uses it', async () => {
  const { payments, simulator } = await open()
  expect(simulator?.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  expect((await payments.listMethods(GREAT_BRITAIN)).map(({ id }) => id)).toContain('scheme')
})

test('the worker runs the simulator; web processes and other workers find it on its port', async () => {
  const first = await open({ role: 'worker' })
  const adyenPort = portOf(first.simulator?.address)
  // Even when the simulator is set to fail.
  const fail = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ failRequests: 1 }) }
  await fetch(`${first.simulator?.address}simulator/faults`, fail)
  const { simulator: second } = await open({ role: 'worker', adyenPort })
  expect(second).toBeUndefined()
  await fetch(`${first.simulator?.address}simulator/faults`, { ...fail, body: JSON.stringify({ failRequests: 0 }) })
  for (const role of ['web', 'worker', 'all'] as const) {
    const { payments, simulator } = await open({ role, adyenPort })
    expect(simulator).toBeUndefined()
    expect(await payments.listMethods(GREAT_BRITAIN)).not.toEqual([])
  }
})

test('when another program uses the port, a free one is used', async () => {
  const stranger = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1')
  await new Promise((listening) => stranger.once('listening', listening))
  const { port } = stranger.address() as AddressInfo
  const { payments, simulator } = await open({ adyenPort: port })
  expect(portOf(simulator?.address)).not.toBe(port)
  expect(await payments.listMethods(GREAT_BRITAIN)).not.toEqual([])
  await new Promise((closed) => stranger.close(closed))
})

test('when another shop uses the port, a free one is used', async () => {
  const other = await open({ role: 'worker' })
  const secret = { ...config, host: '127.0.0.1', adyenPort: portOf(other.simulator?.address), dataDir: join(dataDir, 'second') }
  const { simulator } = await openPayments(secret, (purpose) => deriveKey('another secret', purpose), { log, shutdown })
  expect(portOf(simulator?.address)).not.toBe(secret.adyenPort)
})

test('without Adyen and without a simulator no payment is accepted', async () => {
  const { payments, simulator } = await open({ adyenPort: undefined })
  expect(simulator).toBeUndefined()
  expect(await payments.listMethods(GREAT_BRITAIN)).toEqual([])
  expect(payments.receiveEvents('{}')).toBe('invalid')
})
