import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce } from '#tests/support/at-once.ts'
import { issueCard, listViolations, testGiftcards, uuid } from '#tests/support/giftcards.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { findCardNumberFailure } from '../../shared/validation/card-number.ts'
import { cardBalance } from './card-balance.ts'
import { checkCard } from './check-card.ts'
import { listOrderCards } from './giftcards.store.ts'
import { issueUnits } from './issue-units.ts'
import { postLedger, readBalance } from './ledger.store.ts'
import { readCardSecrets } from './read-card-secrets.ts'

const { ctx, db, pool, parts, createUnit, issue, startPaymentAttempt } = await testGiftcards()

test('a card is worth what the order paid for it', async () => {
  const unit = await createUnit(2500)
  const id = await issueCard(ctx, parts, unit)
  expect(await cardBalance(db, id)).toEqual({ available: { currency: 'GBP', minor: 2500 }, held: { currency: 'GBP', minor: 0 } })
  expect(await readBalance(db, `order:${unit.orderId}`)).toBe(0)
  const { number, pin } = await readCardSecrets(ctx, parts, id)
  expect(findCardNumberFailure(number)).toBeUndefined()
  expect(pin).toMatch(/^\d{6}$/)
  const untouched = { frozenAt: null, closedAt: null, replaces: null, replacedFor: null }
  expect(await listOrderCards(db, unit.orderId)).toEqual([
    { ...unit, id, status: 'ACTIVE', lastFour: number.slice(-4), ...untouched },
  ])
})

test('issuing one unit fifty times at once makes one card', async () => {
  const unit = await createUnit(2500)
  const results = await atOnce(pool, 50, () => issueCard(ctx, parts, unit))
  const ids = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))
  expect(new Set(ids).size).toBe(1)
  expect(await listOrderCards(db, unit.orderId)).toHaveLength(1)
})

test('several cards are made and paid in at once; existing ones stay, and a number that is in use is replaced', async () => {
  const token = ctx.ids.token()
  const [taken, first] = [
    await issueCard({ ...ctx, ids: { ...ctx.ids, token: () => token } }, parts, await createUnit(100)),
    await createUnit(6_000),
  ]
  const value = { currency: 'GBP', minor: 2_000 }
  const units = [1, 2, 3].map((unitNo) => ({ ...first, unitNo, value }))
  const there = await issueCard(ctx, parts, units[0] as typeof first)
  const tokens = [token, token]
  const ids = await issueUnits({ ...ctx, ids: { ...ctx.ids, token: () => tokens.shift() ?? ctx.ids.token() } }, parts, units)
  expect(ids[0]).toBe(there)
  const cards = await listOrderCards(db, first.orderId)
  expect(cards.map(({ id, unitNo, value }) => [id, unitNo, value.minor])).toEqual(ids.map((id, index) => [id, index + 1, 2_000]))
  expect(await readBalance(db, `order:${first.orderId}`)).toBe(0)
  for (const id of ids) expect(await readBalance(db, `card:${id}`)).toBe(2_000)
  const numbers = await Promise.all([taken, ...ids].map(async (id) => (await readCardSecrets(ctx, parts, id)).number))
  expect(new Set(numbers).size).toBe(4)
})

test('issuing a unit again with another value is an error', async () => {
  const unit = await createUnit(2500)
  await issueCard(ctx, parts, unit)
  await expect(issueCard(ctx, parts, { ...unit, value: { currency: 'GBP', minor: 2600 } })).rejects.toThrow('other data')
})

test('an unpaid card is not issued', async () => {
  const unit = await createUnit(2500)
  await issueCard(ctx, parts, unit)
  await expect(issueCard(ctx, parts, { ...unit, unitNo: 2 })).rejects.toThrow('ledger_floor')
  expect(await listOrderCards(db, unit.orderId)).toHaveLength(1)
})

test('a number that another card has is not used again', async () => {
  const token = ctx.ids.token()
  const tokens = [token, token, token, token]
  const ids = { ...ctx.ids, token: () => tokens.shift() ?? ctx.ids.token() }
  const first = await issueCard({ ...ctx, ids: { ...ids, token: () => token } }, parts, await createUnit(100))
  const second = await issueCard({ ...ctx, ids }, parts, await createUnit(100))
  const secrets = await Promise.all([first, second].map((id) => readCardSecrets(ctx, parts, id)))
  expect(secrets[0]?.number).not.toBe(secrets[1]?.number)
})

test('no number or PIN is stored in clear in the database', async () => {
  const cards = await Promise.all([issue(100), issue(200), issue(300)])
  for (const { number, pin, id } of cards) {
    await checkCard(ctx, parts, { number, pin })
    await checkCard(ctx, parts, { number, pin: '999999' })
    await addJob(db, 'send-gift', { cardId: id })
  }
  const dump = await dumpRows()
  expect(dump).toContain(cards[0]?.id)
  expect(dump).not.toMatch(/(?<![0-9a-f])\d{19}(?![0-9a-f])/)
  const inHex = (clear: string) => Buffer.from(clear).toString('hex')
  for (const { number, pin } of cards) {
    expect(dump).not.toContain(number)
    expect(dump).not.toContain(number.slice(6))
    expect(dump).not.toContain(inHex(number))
    // A hash may contain the six digits by chance; a PIN would be a separate value.
    expect(dump).not.toMatch(new RegExp(`(?<![0-9a-f.])${pin}(?![0-9a-f])`))
    expect(dump).not.toContain(inHex(pin))
  }
})

async function dumpRows(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const dumps = await Promise.all(tables.map(({ name }) => sql`select t::text from ${sql.raw(name)} t`.execute(db)))
  return JSON.stringify(dumps.map(({ rows }) => rows))
}

test('the view of violations notices a card whose value was never paid in', async () => {
  const id = uuid()
  const undone = new Error('undone')
  const noticed = db.transaction().execute(async (db) => {
    await sql`
      insert into giftcards (id, order_id, package_id, unit_no, product_id, storefront, currency, value_minor, expires_on, number_index,
        number_sealed, pin_sealed, last_four, issued_at)
      values (${id}, ${id}, ${id}, 1, 1, 'GCSUK', 'GBP', 1, '2027-01-01', '', '', '', '0000', ${ctx.clock.now()})`.execute(db)
    expect(await listViolations(db)).toEqual([{ rule: 'card_value', subject: id, detail: 'issued 0, face value 1 GBP' }])
    throw undone
  })
  await expect(noticed).rejects.toBe(undone)
})

test('the view of violations notices money on a card that does not exist', async () => {
  const [orderId, account] = [await startPaymentAttempt(100), `card:${uuid()}` as const]
  const undone = new Error('undone')
  const noticed = db.transaction().execute(async (db) => {
    const entries = [
      { account: `order:${orderId}`, minor: -1 },
      { account, minor: 1 },
    ] as const
    await postLedger(db, { key: uuid(), kind: 'slip', reference: orderId, currency: 'GBP', entries })
    expect(await listViolations(db)).toEqual([{ rule: 'card_account', subject: account, detail: 'belongs to no card' }])
    throw undone
  })
  await expect(noticed).rejects.toBe(undone)
})
