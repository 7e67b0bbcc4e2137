import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort, type ShopProcess, startShop } from '../support/shop-process.ts'
import { createShopper, press } from '../support/shopper.ts'

/** The programs of the packing table and of whoever looks after the shop, run beside it as they are. */

const run = promisify(execFile)
const IN_TWO_WEEKS = new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString().slice(0, 10)
let dataDir = ''
let shop: ShopProcess
let origin = ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ribbon-tools-'))
  const PORT = await findFreePort()
  const simulators = { MAILBOX_PORT: await findFreePort(), ADYEN_PORT: await findFreePort() }
  shop = startShop({ DATA_DIR: dataDir, PORT, HOST: 'localhost', TRUSTED_DOCUMENTS: 'off', ...simulators })
  await shop.opened()
  origin = `http://localhost:${PORT}`
})

afterAll(async () => {
  shop.signal('SIGTERM')
  await shop.ended
  await rm(dataDir, { recursive: true, force: true })
})

async function runTool(name: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, NODE_ENV: 'development' }
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', `tools/${name}.ts`, ...words], { env })
  expect(stderr).toBe('')
  return stdout.trim()
}

const pack = (...words: string[]) => runTool('pack', ...words, '--by', IN_TWO_WEEKS)

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

  expect(await pack('--slips')).toBe(join(dataDir, 'packing-slips', `GCSUK-${label}.pdf`))
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
  await expect(runTool('operate', '--unblock', 'no-card')).rejects.toThrow('no-card')
})
