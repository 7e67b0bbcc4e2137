import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { findFreePort, type ShopProcess, startShop } from '../support/shop-process.ts'

/** Filled by the first shop that opens; the next ones find it as it was left. */
const filledDir = makeTemporaryFolder('start')
let dataDir = ''
let port = 0
const started: ShopProcess[] = []

beforeEach(async () => {
  dataDir = filledDir
  port = await findFreePort()
})

afterEach(async () => {
  for (const shop of started.splice(0)) {
    shop.killAll()
    await shop.ended
  }
  const postgres = await findPostgres()
  if (postgres) await end(postgres, 'SIGINT')
})

const useNewFolder = () => {
  dataDir = makeTemporaryFolder('start')
}

function start(env: Record<string, string | number> = {}): ShopProcess {
  const shop = startShop({ DATA_DIR: dataDir, PORT: port, ...env })
  started.push(shop)
  return shop
}

async function open(env?: Record<string, string | number>): Promise<ShopProcess> {
  const shop = start(env)
  await shop.opened()
  return shop
}

/** The process of the PostgreSQL on our data folder, if one runs. */
async function findPostgres(): Promise<number | undefined> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(file.split('\n', 1)[0])
  return pid && existsSync(`/proc/${pid}`) ? pid : undefined
}

async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal)
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 10_000 }).toBe(false)
}

const health = async (at = port) => (await fetch(`http://localhost:${at}/health`)).status

describe('the shop', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('opens, and on %s closes everything it started', async (signal) => {
    const shop = await open()
    expect(shop.output()).toContain(`Ribbon is open at http://localhost:${port}/`)
    expect(await health()).toBe(200)
    expect(await findPostgres()).toBeDefined()
    shop.signal(signal)
    expect(await shop.ended).toBe(0)
    expect(await findPostgres()).toBeUndefined()
  })

  test('takes the Ctrl-C that npm passes on for the same one', async () => {
    const shop = await open()
    shop.signal('SIGINT')
    shop.signal('SIGINT')
    expect(await shop.ended).toBe(0)
    expect(await findPostgres()).toBeUndefined()
  })

  test('opens again after it was closed', async () => {
    const first = await open()
    first.signal('SIGINT')
    await first.ended
    await open()
    expect(await health()).toBe(200)
  })

  test('leaves nothing behind when stopped while it starts', async () => {
    useNewFolder()
    const shop = start()
    await expect.poll(() => existsSync(join(dataDir, 'postgres-password')), { timeout: 30_000 }).toBe(true)
    shop.signal('SIGINT')
    expect(await shop.ended).toBe(0)
    expect(await findPostgres()).toBeUndefined()
    expect(shop.output()).not.toContain('Ribbon is open')
  })
})

describe('after a crash', () => {
  test('the PostgreSQL left running is taken over, and closed in the end', async () => {
    const killed = await open()
    killed.killAll()
    await killed.ended
    const orphan = await findPostgres()
    expect(orphan).toBeDefined()
    const shop = await open()
    expect(await findPostgres()).toBe(orphan)
    expect(await health()).toBe(200)
    shop.signal('SIGINT')
    expect(await shop.ended).toBe(0)
    expect(await findPostgres()).toBeUndefined()
  })

  test('of both, the database recovers', async () => {
    const killed = await open()
    const postgres = (await findPostgres()) as number
    killed.killAll()
    await killed.ended
    await end(postgres, 'SIGKILL')
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(true)
    await open()
    expect(await health()).toBe(200)
  })

  test('a process number that by now belongs to another does not stop it', async () => {
    const first = await open()
    first.signal('SIGINT')
    await first.ended
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n0\n5432\n\n127.0.0.1\n`)
    await open()
    expect(await health()).toBe(200)
  })
})

describe('its supervisor', () => {
  /** A signal that this shop answers with work that never ends. */
  const STUCK_ON_SIGUSR2 = `--import=data:text/javascript,${encodeURIComponent("process.on('SIGUSR2',()=>{for(;;);})")}`

  test('starts a shop again that was killed, on the same database', async () => {
    const shop = await open()
    const postgres = await findPostgres()
    const killed = await shop.findShop()
    process.kill(killed, 'SIGKILL')
    await openAgain(shop)
    expect(shop.output()).toContain('"msg":"the shop ended and is started again","code":null,"signal":"SIGKILL"')
    expect(await health()).toBe(200)
    expect(await shop.findShop()).not.toBe(killed)
    expect(await findPostgres()).toBe(postgres)
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
    expect(await findPostgres()).toBeUndefined()
  })

  test('starts a shop again that is stuck, and the log names what it was doing', async () => {
    const shop = await open({ NODE_OPTIONS: STUCK_ON_SIGUSR2 })
    await beginRequest()
    process.kill(await shop.findShop(), 'SIGUSR2')
    await openAgain(shop)
    const line = shop.output().match(/^.*the event loop was blocked for 10 seconds: the process is ended.*$/m)?.[0] ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ level: 60, inProgress: [expect.stringMatching(/^POST \/graphql [0-9a-f-]{36}$/)] })
    expect(await health()).toBe(200)
  })

  test('cannot be killed without the shop closing itself', async () => {
    const shop = await open()
    shop.signal('SIGKILL')
    await shop.ended
    await expect.poll(findPostgres, { timeout: 30_000 }).toBeUndefined()
    await expect(health()).rejects.toThrow()
  })

  /** A request whose body does not come: the shop has begun with it when it says that it waits for the rest. */
  async function beginRequest(): Promise<void> {
    const socket = connect(port, 'localhost')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    const headers = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 100', 'Expect: 100-continue']
    socket.write(`POST /graphql?secret=1 HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    await once(socket, 'data')
  }

  async function openAgain(shop: ShopProcess): Promise<void> {
    await expect.poll(() => shop.output().match(/Ribbon is open/g), { timeout: 120_000 }).toHaveLength(2)
  }
})

describe('a second shop', () => {
  test('on a port that is taken says so in one sentence and starts nothing', async () => {
    useNewFolder()
    const other = createServer().listen(port, 'localhost')
    onTestFinished(() => void other.close())
    const shop = start()
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toBe(`Port ${port} is already in use. Choose another: PORT=${port + 1} npm start\n`)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })

  test('in the same data folder shares its database and leaves it to the first', async () => {
    await open()
    const secondPort = await findFreePort()
    const second = await open({ PORT: secondPort })
    expect(await health(secondPort)).toBe(200)
    second.signal('SIGINT')
    expect(await second.ended).toBe(0)
    expect(await findPostgres()).toBeDefined()
    expect(await health()).toBe(200)
  })
})

test('in production without a mail server it says so in one sentence, and nothing starts', async () => {
  useNewFolder()
  const shop = start({ NODE_ENV: 'production' })
  expect(await shop.ended).toBe(1)
  expect(shop.output()).toMatch(/^Ribbon cannot start: SMTP_URL must be set in production, .* or MAILBOX_PORT .*\.\n$/)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})

test('settings that make no sense are all named, and nothing starts', async () => {
  useNewFolder()
  const shop = start({ STOREFRONT: 'NOWHERE', LOG_LEVEL: 'loud' })
  expect(await shop.ended).toBe(1)
  expect(shop.output()).toMatch(/^Ribbon cannot start: STOREFRONT must be .*; LOG_LEVEL must be .*\.\n$/)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})
