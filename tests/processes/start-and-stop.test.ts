import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { findFreePort, type ShopProcess, startShop } from '../support/shop-process.ts'

/** The first shop fills it; the following ones use it as it is. */
const filledDir = makeTemporaryFolder('start')
let port = 0
const started: ShopProcess[] = []

beforeAll(async () => {
  port = await findFreePort()
})

afterAll(async () => {
  for (const shop of started) {
    shop.killAll()
    await shop.ended
  }
  const postgres = await findPostgres()
  if (postgres) await end(postgres, 'SIGINT')
})

function start(env: Record<string, string | number> = {}): ShopProcess {
  const shop = startShop({ DATA_DIR: filledDir, PORT: port, ...env })
  started.push(shop)
  return shop
}

async function open(env?: Record<string, string | number>): Promise<ShopProcess> {
  const shop = start(env)
  await shop.opened()
  return shop
}

/** The process of the PostgreSQL server on a data folder, if one runs. */
async function findPostgres(dataDir = filledDir): Promise<number | undefined> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(file.split('\n', 1)[0])
  return pid && existsSync(`/proc/${pid}`) ? pid : undefined
}

async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal)
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 10_000 }).toBe(false)
}

const health = async (at = port) => (await fetch(`http://localhost:${at}/health`)).status

describe('a new shop', () => {
  test('opens, and on Ctrl-C, which npm sends twice, closes everything it started', async () => {
    const shop = await open()
    expect(shop.output()).toContain(`Ribbon is open at http://localhost:${port}/`)
    expect(await health()).toBe(200)
    expect(await findPostgres()).toBeDefined()
    shop.signal('SIGINT')
    shop.signal('SIGINT')
    expect(await shop.ended).toBe(0)
    expect(await findPostgres()).toBeUndefined()
  })

  test('leaves nothing behind when stopped while it starts', async () => {
    const dataDir = makeTemporaryFolder('start')
    const shop = start({ DATA_DIR: dataDir })
    await expect.poll(() => existsSync(join(dataDir, 'postgres-password')), { timeout: 30_000 }).toBe(true)
    shop.signal('SIGINT')
    expect(await shop.ended).toBe(0)
    expect(await findPostgres(dataDir)).toBeUndefined()
    expect(shop.output()).not.toContain('Ribbon is open')
  })

  test('reports a port in use in one sentence and starts nothing', async () => {
    const dataDir = makeTemporaryFolder('start')
    const other = createServer().listen(port, 'localhost')
    onTestFinished(() => void other.close())
    const shop = start({ DATA_DIR: dataDir })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toBe(`Port ${port} is already in use. Choose another: PORT=${port + 1} npm start\n`)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })

  test('reports a missing mail server in production in one sentence and starts nothing', async () => {
    const dataDir = makeTemporaryFolder('start')
    const shop = start({ DATA_DIR: dataDir, NODE_ENV: 'production' })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toMatch(/^Ribbon cannot start: SMTP_URL must be set in production, .* or MAILBOX_PORT .*\.\n$/)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })
})

/** The tests of this group share one shop, in this order. */
describe('a shop that was closed', () => {
  /** A handler that blocks this shop's event loop forever, without using the processor. */
  const BLOCK = "process.on('SIGUSR2', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))"
  const STUCK_ON_SIGUSR2 = `--import=data:text/javascript,${encodeURIComponent(BLOCK)}`
  let shop: ShopProcess

  test('opens again, even if the process number of its PostgreSQL now belongs to another process', async () => {
    await writeFile(join(filledDir, 'postgres/postmaster.pid'), `${process.pid}\n${filledDir}/postgres\n0\n5432\n\n127.0.0.1\n`)
    shop = await open({ NODE_OPTIONS: STUCK_ON_SIGUSR2 })
    expect(await health()).toBe(200)
  })

  test('shares its database with a second shop in the same data folder, which leaves it running', async () => {
    const secondPort = await findFreePort()
    const second = await open({ PORT: secondPort })
    expect(await health(secondPort)).toBe(200)
    second.signal('SIGINT')
    expect(await second.ended).toBe(0)
    expect(await findPostgres()).toBeDefined()
    expect(await health()).toBe(200)
  })

  test('restarts a killed shop on the same database', async () => {
    const postgres = await findPostgres()
    const killed = await shop.findShop()
    process.kill(killed, 'SIGKILL')
    await untilOpened(shop, 2)
    expect(shop.output()).toContain('"msg":"the shop ended and is started again","code":null,"signal":"SIGKILL"')
    expect(await health()).toBe(200)
    expect(await shop.findShop()).not.toBe(killed)
    expect(await findPostgres()).toBe(postgres)
  })

  test('restarts a stuck shop, and the log names what it was doing', async () => {
    await beginRequest()
    process.kill(await shop.findShop(), 'SIGUSR2')
    await untilOpened(shop, 3)
    const line = shop.output().match(/^.*the event loop was blocked for 10 seconds; the process is killed.*$/m)?.[0] ?? '{}'
    const { level, inProgress } = JSON.parse(line)
    expect(level).toBe(60)
    // A job may be running as well.
    expect(inProgress).toContainEqual(expect.stringMatching(/^POST \/graphql [0-9a-f-]{36}$/))
    expect(await health()).toBe(200)
  })

  test('closes everything it started on SIGTERM', async () => {
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
    expect(await findPostgres()).toBeUndefined()
  })

  /** Sends a request without its body. The shop has started to handle it when it answers "100 Continue". */
  async function beginRequest(): Promise<void> {
    const socket = connect(port, 'localhost')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    const headers = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 100', 'Expect: 100-continue']
    socket.write(`POST /graphql?secret=1 HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    await once(socket, 'data')
  }

  async function untilOpened(shop: ShopProcess, times: number): Promise<void> {
    await expect.poll(() => shop.output().match(/Ribbon is open/g), { timeout: 120_000 }).toHaveLength(times)
  }
})

/** The tests of this group share one data folder, in this order. */
describe('after a crash', () => {
  let shop: ShopProcess

  async function crash(): Promise<void> {
    shop.killAll()
    await shop.ended
  }

  test('uses the PostgreSQL that is still running', async () => {
    shop = await open()
    await crash()
    const orphan = await findPostgres()
    expect(orphan).toBeDefined()
    shop = await open()
    expect(await findPostgres()).toBe(orphan)
    expect(await health()).toBe(200)
  })

  test('recovers a database that was killed too', async () => {
    await crash()
    await end((await findPostgres()) as number, 'SIGKILL')
    expect(existsSync(join(filledDir, 'postgres/postmaster.pid'))).toBe(true)
    shop = await open()
    expect(await health()).toBe(200)
  })

  test('a shop without its supervisor stops itself', async () => {
    shop.signal('SIGKILL')
    await shop.ended
    await expect.poll(() => findPostgres(), { timeout: 30_000 }).toBeUndefined()
    await expect(health()).rejects.toThrow()
  })
})
