import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testCheckout } from '#tests/support/checkout.ts'
import { makeTemporaryFolder } from '#tools/temporary-folder.ts'
import { freezeCard, readCard } from '../../modules/giftcards/index.ts'
import { readConfig } from '../config.ts'
import { brands } from './brands.ts'
import { cards } from './cards.ts'
import { operate } from './operate.ts'
import { pack } from './pack.ts'
import { quotes } from './quotes.ts'
import { rotateKey } from './rotate-key.ts'
import type { OpenShop } from './staff-shop.ts'

const shop = await testCheckout()
const { adyen, ctx, db, services } = shop
const dataDir = makeTemporaryFolder('staff')
/** The key that the cards of these tests are sealed with. */
const SECRET_KEY = 'k'.repeat(32)
const lines: string[] = []

beforeEach(() => {
  const keep = (line: unknown) => lines.push(String(line)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
})
afterEach(() => {
  vi.restoreAllMocks()
  // A refused command sets exit code 1, which must not end the tests.
  process.exitCode = undefined
})

/** Runs a command and returns its output. A refusal is thrown. */
async function runCommand(command: typeof operate, args: string[], env = {}): Promise<string> {
  lines.length = 0
  process.exitCode = undefined
  const config = await readConfig({ SECRET_KEY, DATA_DIR: dataDir, ...env })
  const openShop: OpenShop = async () => ({ ctx, config, openServices: async () => services })
  await command(args, openShop)
  const output = lines.join('').trimEnd()
  if (process.exitCode === 1) throw new Error(output)
  return output
}
const runOperate = (...words: string[]) => runCommand(operate, words)
const runPack = (...words: string[]) => runCommand(pack, ['--as', 'anna', ...words, '--by', '2026-03-16'])

async function buyByPost(): Promise<void> {
  const visitor = await shop.fillCart(shop.visit(), { variationId: shop.physical, qty: 2 })
  const { cartV2 } = await shop.ask(visitor, '{ cartV2 { totals { grandTotal { value } } } }')
  const { order, payment } = await shop.place(visitor, { expectedTotal: cartV2.totals.grandTotal.value })
  const { id } = order
  await adyen.finish(payment.redirectUrl, 'pay')
  await shop.untilEvents(id, 1)
  await shop.handleEvents()
  await shop.run('issue-cards', { orderId: id })
}

test('staff are informed when no work is waiting, and when something does not exist', async () => {
  expect(await runOperate()).toBe('There is nothing to do.')
  await expect(runOperate('--as', 'anna', '--unblock', 'no-card')).rejects.toThrow('no-card')
})

test('a parcel gets its slip and its cards before it is shipped', async () => {
  await buyByPost()
  const [, label = ''] = /^(\d+-1) {2}GCSUK {2}leaves on /.exec(await runPack()) ?? []
  expect(await runPack('--ship', 'all')).toMatch(new RegExp(`^${label} STAYS HERE: `))

  expect(await runPack('--slips')).toBe(join(dataDir, 'packing-slips', `GCSUK-${label}.pdf`))
  expect(await runPack('--slips'), 'once').toBe('')
  const printer = join(dataDir, 'printer')
  const files = (await runPack('--cards', printer)).split('\n')
  expect((await readdir(printer)).map((name) => join(printer, name)).sort()).toEqual(files.toSorted())
  for (const file of files) expect((await stat(file)).mode & 0o777, 'for staff alone').toBe(0o600)
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const withNumbers = texts.filter((text) => /\b\d{19}\b/.test(text))
  expect(withNumbers, 'numbers and PINs are in different files').toHaveLength(1)
  expect(await runPack('--cards', printer)).toBe('There are no cards to print.')

  expect(await runPack('--ship', label)).toBe(`${label} is with Robin Post`)
  expect(await runPack()).toBe('')
  await expect(runPack('--ship', label)).rejects.toThrow('Not due, or shipped already')
})

test('a command that changes something needs a staff name, which is recorded with it', async () => {
  for (const words of [
    ['--refund', '1:1'],
    ['--as', '', '--refund', '1:1'],
  ])
    await expect(runOperate(...words)).rejects.toThrow('Say who you are')
  await expect(runCommand(pack, ['--ship', 'all'])).rejects.toThrow('Say who you are')
  await expect(runOperate('--as', 'bert', '--refund', '1:1')).rejects.toThrow('no failed refund')
  const { rows } = await sql`select staff, command from security_log where event = 'STAFF_COMMAND' order by id`.execute(db)
  expect(rows.at(-1)).toEqual({ staff: 'bert', command: 'operate --refund 1:1' })
  expect(rows).toContainEqual({ staff: 'anna', command: 'pack --cards' })
  expect((await sql`select distinct read_by from card_readings`.execute(db)).rows).toEqual([{ read_by: 'anna' }])
})

test('a pro forma invoice is listed until its money has arrived, and then its order is sent', async () => {
  const company = { customerType: 'BUSINESS', companyName: 'Bramble & Co', vatNumber: 'GB123456789' }
  const visitor = await shop.fillCart(shop.visit(), {}, company)
  const { order } = await shop.place(visitor, { paymentMethod: 'invoice' })
  const listed = /^pro forma invoice {2}(PF\d+) {2}£25\.95 from "Bramble & Co": /m
  const [, reference = ''] = listed.exec(await runOperate()) ?? []
  const pay = (...more: string[]) => runOperate('--as', 'anna', '--paid', reference, ...more)
  await expect(pay('--amount', '25')).rejects.toThrow('Ask the buyer for the rest')
  await expect(pay('--amount', 'all')).rejects.toThrow('all is not an amount')
  expect(await shop.statusOf(order.id)).toBe('PENDING')
  expect(await pay('--amount', '25.95')).toMatch(/^Order \d+ is paid with £25\.95, and is sent now\.$/)
  expect(await shop.statusOf(order.id)).toBe('COMPLETED')
  await expect(pay()).rejects.toThrow('send it back to the account it came from')
})

test('staff approve a company in their own name, see it listed, and revoke it', async () => {
  const company = ['--company', 'Hill Ltd', '--vat', 'GB987654321', '--limit', '5000', '--invoice-email', 'books@hill.example']
  const approve = (...more: string[]) => runOperate('--approve', 'GCSUK', ...company, ...more)
  await expect(approve('--member', 'anna@hill.example')).rejects.toThrow('Say who you are')
  await expect(approve('--as', 'Mia')).rejects.toThrow('nobody else gets credit')
  const members = ['--member', 'anna@hill.example', '--member', 'ben@hill.example', '--as', 'Mia']
  expect(await approve(...members)).toBe('Hill Ltd may owe £5,000 at GCSUK.')
  await expect(approve(...members)).rejects.toThrow('approved already')
  const listed =
    /^GCSUK {2}GB987654321 {2}Hill Ltd: owes £0 of £5,000; anna@hill\.example, ben@hill\.example; approved by Mia on /
  expect(await runOperate('--companies')).toMatch(listed)
  const revoke = ['--revoke', 'GCSUK', '--vat', '987654321', '--as', 'Mia']
  expect(await runOperate(...revoke)).toBe('987654321 cannot buy on credit any more at GCSUK.')
  expect(await runOperate('--companies')).toBe('')
})

test('a quote request is listed with its deadline until somebody closes it', async () => {
  const runQuotes = (...words: string[]) => runCommand(quotes, words)
  expect(await runQuotes()).toBe('There is no open quote request.')
  const details = { companyName: 'Hill\nLtd', contactPreference: 'PHONE', phoneNumber: '+44 7700900123' }
  const insert = (id: string, minutes: number) => sql`
    insert into quote_requests (id, storefront, language, email, details, received_at, answer_by)
    values (${id}, 'GCSUK', 'en', 'anna@hill.example', ${JSON.stringify(details)}::jsonb, ${shop.clock.now()},
      ${new Date(shop.clock.now().getTime() + minutes * 60_000)})`
  await insert('00000000-0000-4000-8000-000000000001', 23).execute(db)
  await insert('00000000-0000-4000-8000-000000000002', -75).execute(db)
  const [late = '', soon = '', ...others] = (await runQuotes()).split('\n')
  expect(others).toEqual([])
  expect(late).toMatch(/^Q\d{6} {2}GCSUK {2}LATE by 1 h 15 min, since /)
  expect(soon).toMatch(/^Q\d{6} {2}GCSUK {2}answer by .* UTC, 23 min left: "Hill\\nLtd", call \+44 7700900123$/)
  const [number = ''] = soon.split(' ')
  await expect(runQuotes('--close', number)).rejects.toThrow('Say who you are')
  expect(await runQuotes('--as', 'mia', '--close', number)).toBe(`Quote request ${number} is closed.`)
  await expect(runQuotes('--as', 'mia', '--close', number)).rejects.toThrow('There is no open quote request')
  expect(await runQuotes()).toBe(late)
  const { rows } = await sql`select staff, command from security_log where event = 'STAFF_COMMAND' order by id`.execute(db)
  expect(rows.at(-1)).toEqual({ staff: 'mia', command: `quotes --close ${number}` })
})

test('staff unfreeze a card that was found, and move the balance of a lost one to a new number', async () => {
  const card = await shop.issue(4_000)
  const runFor = (named: string, ...words: string[]) =>
    runCommand((args, openShop) => cards(args, openShop, async () => named), words)
  const runCards = (...words: string[]) => runFor(card.number, '--as', 'anna', ...words)
  const unfreeze = () => runCards('--unfreeze')
  await expect(runFor(card.number, '--unfreeze')).rejects.toThrow('Say who you are')
  await expect(runCards('--unfreeze', '--replace', 'holder')).rejects.toThrow('Say what to do')
  // A card number as an argument would stay in the shell's history.
  await expect(runCards('--replace', card.number)).rejects.toThrow('then asks for the card')
  await expect(runFor('9375010000000000013', '--as', 'anna', '--replace', 'holder')).rejects.toThrow('There is no such card')
  await expect(unfreeze()).rejects.toThrow('is not frozen')
  await expect(runFor(card.id, '--as', 'anna', '--replace', 'holder')).rejects.toThrow('is not frozen')
  await freezeCard(ctx, card.id)
  expect(await unfreeze()).toBe('The card can be spent again.')
  expect(await readCard(db, card.id)).toMatchObject({ frozenAt: null })

  await freezeCard(ctx, card.id)
  const [, number = '', pin = ''] = /^(\d{19}) {2}PIN (\d{6})$/m.exec(await runCards('--replace', 'holder')) ?? []
  const query = `query ($number: String!, $pin: String!) {
    answer: giftcardInfo(cardNumber: $number, pin: $pin, captchaToken: "solved") { card { state balance { value } } } }`
  const { answer } = await shop.ask(shop.visit(), query, { number, pin })
  expect(answer).toEqual({ card: { state: 'ACTIVE', balance: { value: 40 } } })
  await expect(runCards('--replace', 'holder')).rejects.toThrow('was replaced already')
  await expect(unfreeze()).rejects.toThrow('was replaced already')
  const { rows } = await sql<{ command: string }>`select command from security_log where event = 'STAFF_COMMAND'`.execute(db)
  expect(rows.map(({ command }) => command)).toContain(`cards --replace holder ${card.id}`)
  expect(JSON.stringify(rows)).not.toContain(card.number)
})

test('the secret key is replaced, and replacing it again does no harm', async () => {
  await shop.issue(1_000)
  const rotate = (env: object) => runCommand(rotateKey, ['--as', 'anna'], env)
  const keys = { SECRET_KEY: 'n'.repeat(32), SECRET_KEY_OLD: SECRET_KEY }
  expect(await rotate(keys)).toMatch(/^\d+ cards are sealed again, 0 to go\nAll data is sealed with the current SECRET_KEY /)
  expect(await rotate(keys)).toMatch(/^All data is sealed/)
  expect((await sql`select distinct key_id from giftcards`.execute(db)).rows).toHaveLength(1)
})

test('a key is made for an existing brand only, shown once, and can be revoked', async () => {
  expect(await runCommand(brands, [])).toBe('No brand has a key.')
  await expect(runCommand(brands, ['--as', 'anna', '--create-key', 'nobody'])).rejects.toThrow('There is no brand nobody')
  await expect(runCommand(brands, ['--create-key', 'tansy-and-rook'])).rejects.toThrow('Say who you are')
  const [said = '', secret = ''] = (await runCommand(brands, ['--as', 'anna', '--create-key', 'tansy-and-rook'])).split('\n')
  const id = /key ([\da-f-]{36})/.exec(said)?.[1] ?? ''
  expect(secret).toMatch(/^[\w-]{43}$/)
  const list = await runCommand(brands, [])
  expect(list).toBe(`tansy-and-rook  key ${id}: created by anna on 2026-03-02`)
  expect(await runCommand(brands, ['--as', 'anna', '--revoke-key', id])).toBe(`Key ${id} is revoked.`)
  await expect(runCommand(brands, ['--as', 'anna', '--revoke-key', id])).rejects.toThrow('it was revoked before')
  expect(await runCommand(brands, [])).toMatch(/, revoked on 2026-03-02$/)
})
