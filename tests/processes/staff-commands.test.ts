import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { readDatabaseUrl } from '../support/shop-process.ts'
import { createShopper, press } from '../support/shopper.ts'
import { runStaffCommand } from '../support/staff.ts'

/** Staff commands as programs beside the running shop. src/app/commands/staff.db.test.ts tests what each command does. */

const { port, dataDir } = inject('openShop')
const IN_TWO_WEEKS = new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString().slice(0, 10)

const runCommand = (...words: string[]) => runStaffCommand({ DATA_DIR: dataDir }, ...words)

async function askDatabase(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: await readDatabaseUrl(dataDir) })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

async function buyByPost(): Promise<void> {
  const shopper = createShopper({ origin: `http://localhost:${port}`, email: 'anna@example.com', ip: '192.0.2.1' })
  const variationId = await shopper.findVariation('/gift-cards/grumble-coffee/', 'PHYSICAL')
  const { total } = await shopper.addCard({ variationId, value: 25, qty: 2, key: 'add' })
  await shopper.bill()
  const { page, orderId } = await shopper.place({ method: 'paypal', total, key: 'place' })
  await press(page as string, 'pay')
  await expect.poll(() => shopper.readState(orderId as string), { timeout: 20_000 }).toBe('COMPLETED')
}

test('a parcel gets its slip and its cards, which only staff can read', async () => {
  await buyByPost()
  const pack = (...words: string[]) => runCommand('pack', '--as', 'anna', ...words, '--by', IN_TWO_WEEKS)
  const slip = await pack('--slips')
  const files = (await pack('--cards', join(dataDir, 'printer'))).split('\n')
  expect(files).toHaveLength(2)
  for (const file of [slip, ...files]) expect((await stat(file)).mode & 0o777, file).toBe(0o600)
  expect((await stat(join(dataDir, 'packing-slips'))).mode & 0o777).toBe(0o700)
  const { rows } = await askDatabase(`select staff, command from security_log where event = 'STAFF_COMMAND' order by id`)
  expect(rows.at(-1)).toEqual({ staff: 'anna', command: 'pack --cards' })
})

test('a read-only command changes no table: a database of an older release stays as it is', async () => {
  await askDatabase(`update schema_migrations set hash = 'older' || hash where name = 'functions/post.sql'`)
  await expect(runCommand('operate')).rejects.toThrow('The database is older than this release (missing: functions/post.sql)')
  await askDatabase(`update schema_migrations set hash = replace(hash, 'older', '') where name = 'functions/post.sql'`)
})

test('the secret key is replaced while the shop is running, and back', async () => {
  const [older, newer] = [await readFile(join(dataDir, 'secret-key'), 'utf8'), 'n'.repeat(32)]
  const rotate = (env: NodeJS.ProcessEnv) => runStaffCommand({ DATA_DIR: dataDir, ...env }, 'rotate-key', '--as', 'anna')
  await expect(rotate({ SECRET_KEY: newer })).rejects.toThrow('another SECRET_KEY')
  expect(await rotate({ SECRET_KEY: newer, SECRET_KEY_OLD: older })).toMatch(
    /^\d+ cards are sealed again, 0 to go\nAll data is sealed with the current SECRET_KEY \(id [0-9a-f]{8}\)\.\nSECRET_KEY_OLD can be removed/,
  )
  expect((await askDatabase('select distinct key_id from giftcards')).rows).toHaveLength(1)
  await rotate({ SECRET_KEY: older, SECRET_KEY_OLD: newer })
})
