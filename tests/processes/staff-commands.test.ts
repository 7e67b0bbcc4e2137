import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { findFreePort, type ShopProcess, startShop } from '../support/shop-process.ts'
import { createShopper, press } from '../support/shopper.ts'
import { runStaffCommand } from '../support/staff.ts'

/** The programs of the packing table and of whoever looks after the shop, run beside it as they are. */

const IN_TWO_WEEKS = new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString().slice(0, 10)
let dataDir = ''
let shop: ShopProcess
let origin = ''

beforeAll(async () => {
  dataDir = makeTemporaryFolder('tools')
  const PORT = await findFreePort()
  const simulators = { MAILBOX_PORT: await findFreePort(), ADYEN_PORT: await findFreePort() }
  shop = startShop({ DATA_DIR: dataDir, PORT, HOST: 'localhost', TRUSTED_DOCUMENTS: 'off', ...simulators })
  await shop.opened()
  origin = `http://localhost:${PORT}`
})

afterAll(async () => {
  shop.signal('SIGTERM')
  await shop.ended
})

const runTool = (name: string, ...words: string[]) => runToolIn({}, name, ...words)
const runToolIn = (env: NodeJS.ProcessEnv, name: string, ...words: string[]) =>
  runStaffCommand({ DATA_DIR: dataDir, ...env }, name, ...words)

/** As the shop's own PostgreSQL keeps it. */
async function askDatabase(text: string): Promise<pg.QueryResult> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const [, , , port] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const client = new pg.Client({ connectionString: `postgres://ribbon:${password}@127.0.0.1:${port}/ribbon` })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

const pack = (...words: string[]) => runTool('pack', '--as', 'anna', ...words, '--by', IN_TWO_WEEKS)

async function buyByPost(): Promise<void> {
  const shopper = createShopper({ origin, email: 'anna@example.com', ip: '192.0.2.1' })
  const variationId = await shopper.findVariation('/gift-cards/grumble-coffee/', 'PHYSICAL')
  const { total } = await shopper.addCard({ variationId, value: 25, qty: 2, key: 'add' })
  await shopper.bill()
  const { page, orderId } = await shopper.place({ method: 'paypal', total, key: 'place' })
  await press(page as string, 'pay')
  await expect.poll(() => shopper.readState(orderId as string), { timeout: 20_000 }).toBe('COMPLETED')
}

test('a parcel gets its slip and its cards, and only then leaves', async () => {
  await buyByPost()
  const [, label = ''] = /^(\d+-1) {2}GCSUK {2}leaves on /.exec(await pack()) ?? []
  expect(await pack('--ship', 'all')).toMatch(new RegExp(`^${label} STAYS HERE: `))

  const slip = join(dataDir, 'packing-slips', `GCSUK-${label}.pdf`)
  expect(await pack('--slips')).toBe(slip)
  const modes = await Promise.all([join(dataDir, 'packing-slips'), slip].map(async (path) => (await stat(path)).mode & 0o777))
  expect(modes, 'for staff alone').toEqual([0o700, 0o600])
  expect(await pack('--slips'), 'once').toBe('')
  const printer = join(dataDir, 'printer')
  const files = (await pack('--cards', printer)).split('\n')
  expect(files).toHaveLength(2)
  expect((await readdir(printer)).map((name) => join(printer, name)).sort()).toEqual(files.toSorted())
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600)
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  expect(
    texts.filter((text) => /\b\d{19}\b/.test(text)),
    'numbers and PINs lie apart',
  ).toHaveLength(1)
  expect(await pack('--cards', printer)).toBe('No cards wait to be printed.')

  expect(await pack('--ship', label)).toBe(`${label} is with Robin Post`)
  expect(await pack()).toBe('')
  await expect(pack('--ship', label)).rejects.toThrow('Not due, or shipped already')
})

test('what waits for nobody is said, and so is what is not there', async () => {
  expect(await runTool('operate')).toBe('Nothing waits for anybody.')
  await expect(runTool('operate', '--as', 'anna', '--unblock', 'no-card')).rejects.toThrow('no-card')
})

test('a command that changes something needs a name, which is recorded with what was done', async () => {
  const commands: [string, ...string[]][] = [
    ['operate', '--refund', '1:1'],
    ['operate', '--as', '', '--refund', '1:1'],
    ['pack', '--ship', 'all'],
  ]
  for (const words of commands) {
    await expect(runTool(...words)).rejects.toThrow('Say who you are')
  }
  await expect(runTool('operate', '--as', 'bert', '--refund', '1:1')).rejects.toThrow('No refund')
  const { rows } = await askDatabase(`select staff, command from security_log where event = 'STAFF_COMMAND' order by id`)
  expect(rows.at(-1)).toEqual({ staff: 'bert', command: 'operate --refund 1:1' })
  expect(rows).toContainEqual({ staff: 'anna', command: 'pack --cards' })
  expect((await askDatabase(`select distinct read_by from card_readings`)).rows).toEqual([{ read_by: 'anna' }])
})

test('looking changes no table: a database of an older release is left as it is', async () => {
  await askDatabase(`update schema_migrations set hash = 'older' || hash where name = 'functions/post.sql'`)
  await expect(runTool('operate')).rejects.toThrow('The database is older than this release (without functions/post.sql)')
  await askDatabase(`update schema_migrations set hash = replace(hash, 'older', '') where name = 'functions/post.sql'`)
  expect(await runTool('operate')).toBe('Nothing waits for anybody.')
})

test('a pro forma invoice is listed until its money has come, and then its order goes on', async () => {
  const shopper = createShopper({ origin, email: 'ben@example.com', ip: '192.0.2.2' })
  const variationId = await shopper.findVariation('/gift-cards/grumble-coffee/', 'DIGITAL')
  const { total } = await shopper.addCard({ variationId, value: 25, qty: 1, key: 'add' })
  await shopper.bill({ customerType: 'BUSINESS', companyName: 'Bramble & Co', vatNumber: 'GB123456789' })
  const { orderId = '' } = await shopper.place({ method: 'invoice', total, key: 'place' })
  const [, reference = ''] = /^pro forma invoice {2}(PF\d+) {2}£25\.95 from "Bramble & Co": /.exec(await runTool('operate')) ?? []
  await expect(runTool('operate', '--as', 'anna', '--paid', reference, '--amount', '25')).rejects.toThrow(
    'Ask the buyer for the rest',
  )
  await expect(runTool('operate', '--as', 'anna', '--paid', reference, '--amount', 'all')).rejects.toThrow('all is no amount')
  expect(await shopper.readState(orderId)).toBe('PENDING')
  expect(await runTool('operate', '--as', 'anna', '--paid', reference, '--amount', '25.95')).toMatch(
    /^Order \d+ is paid with £25\.95, and is sent now\.$/,
  )
  expect(await shopper.readState(orderId)).toBe('COMPLETED')
  await expect(runTool('operate', '--as', 'anna', '--paid', reference)).rejects.toThrow(
    'send it back to the account it came from',
  )
})

test('staff approve a company in their own name, see it listed, and revoke it', async () => {
  const company = ['--company', 'Hill Ltd', '--vat', 'GB987654321', '--limit', '5000', '--invoice-email', 'books@hill.example']
  const approve = (...more: string[]) => runTool('operate', '--approve', 'GCSUK', ...company, ...more)
  await expect(approve('--member', 'anna@hill.example')).rejects.toThrow('Say who you are')
  await expect(approve('--as', 'Mia')).rejects.toThrow('nobody else gets credit')
  const members = ['--member', 'anna@hill.example', '--member', 'ben@hill.example', '--as', 'Mia']
  expect(await approve(...members)).toBe('Hill Ltd may owe £5,000 at GCSUK.')
  await expect(approve(...members)).rejects.toThrow('approved already')
  const listed =
    /^GCSUK {2}GB987654321 {2}Hill Ltd: owes £0 of £5,000; anna@hill\.example, ben@hill\.example; approved by Mia on /
  expect(await runTool('operate', '--companies')).toMatch(listed)
  const revoke = ['--revoke', 'GCSUK', '--vat', '987654321', '--as', 'Mia']
  expect(await runTool('operate', ...revoke)).toBe('987654321 gets no more credit at GCSUK.')
  expect(await runTool('operate', '--companies')).toBe('')
})

test('the secret key is replaced beside the running shop, and once more without harm', async () => {
  const older = await readFile(join(dataDir, 'secret-key'), 'utf8')
  const env = { SECRET_KEY: 'n'.repeat(32), SECRET_KEY_OLD: older }
  const told = await runToolIn(env, 'rotate-key', '--as', 'anna')
  expect(told).toMatch(
    /^\d+ cards are sealed again, 0 to go\nEverything is sealed with the present SECRET_KEY \(id [0-9a-f]{8}\)\.\nSECRET_KEY_OLD can be dropped/,
  )
  expect(await runToolIn(env, 'rotate-key', '--as', 'anna')).toMatch(/^Everything is sealed/)
  expect((await askDatabase('select distinct key_id from giftcards')).rows).toHaveLength(1)
  await expect(runToolIn({ SECRET_KEY: 'x'.repeat(32) }, 'rotate-key', '--as', 'anna')).rejects.toThrow('another SECRET_KEY')
})
