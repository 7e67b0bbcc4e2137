import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce } from '#tests/support/at-once.ts'
import { listViolations, testGiftcards, uuid } from '#tests/support/giftcards.ts'
import { type Posting, postLedger, readBalance } from './ledger.store.ts'

const { db, pool, startPaymentAttempt, issue } = await testGiftcards()

function payment(minor: number, { key = uuid(), orderId = uuid() } = {}): Posting {
  const entries = [
    { account: 'discounts:GBP', minor: -minor },
    { account: `order:${orderId}`, minor },
  ] as const
  return { key, kind: 'capture', reference: orderId, currency: 'GBP', entries }
}

const spend = (account: `card:${string}`, minor: number): Posting => ({
  key: uuid(),
  kind: 'spend',
  reference: account,
  currency: 'GBP',
  entries: [
    { account, minor: -minor },
    { account: 'brand:GBP', minor },
  ],
})

const listTransactions = async ({ key }: { key: string }) =>
  (await sql<{ id: bigint }>`select id from ledger_transactions where idempotency_key = ${key}`.execute(db)).rows

test('the same key with the same posting is the same transaction, and moves money once', async () => {
  const [key, orderId] = [uuid(), uuid()]
  await postLedger(db, payment(500, { key, orderId }))
  const again = payment(500, { key, orderId })
  await postLedger(db, again)
  await postLedger(db, { ...again, entries: again.entries.toReversed() })
  expect(await listTransactions({ key })).toHaveLength(1)
  expect(await readBalance(db, `order:${orderId}`)).toBe(500)
})

test('posting the same fifty times at once makes one transaction', async () => {
  const posting = payment(500)
  const results = await atOnce(pool, 50, () => postLedger(db, posting))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await listTransactions(posting)).toHaveLength(1)
  expect(await readBalance(db, `order:${posting.reference}`)).toBe(500)
})

test('the same key with another posting is an error', async () => {
  const [key, orderId] = [uuid(), uuid()]
  await postLedger(db, payment(500, { key, orderId }))
  const posting = payment(500, { key, orderId })
  for (const other of [
    payment(501, { key, orderId }),
    payment(500, { key }),
    { ...posting, kind: 'refund' },
    { ...posting, reference: 'another' },
    { ...posting, currency: 'EUR' },
  ])
    await expect(postLedger(db, other)).rejects.toThrow('was used for another posting')
  expect(await readBalance(db, `order:${orderId}`)).toBe(500)
})

test.each([
  ['does not sum to zero', [1, -2]],
  ['has one entry', [1]],
  ['has no entries', []],
])('a posting that %s is refused', async (_sentence, amounts) => {
  const orderId = uuid()
  const entries = amounts.map((minor, place) => ({
    account: place ? ('discounts:GBP' as const) : (`order:${orderId}` as const),
    minor,
  }))
  await expect(postLedger(db, { ...payment(1), entries })).rejects.toThrow('does not sum to zero')
  expect(await readBalance(db, `order:${orderId}`)).toBe(0)
})

test('an entry added to an old transaction is refused', async () => {
  const posting = payment(500)
  await postLedger(db, posting)
  const [old] = await listTransactions(posting)
  const added = sql`
    insert into ledger_entries (transaction_id, line, account_id, amount_minor, currency)
    select ${old?.id}, 3, id, 1, 'GBP' from ledger_accounts where code = 'discounts:GBP'`
  await expect(added.execute(db)).rejects.toThrow('does not sum to zero')
})

test.each([
  'update ledger_entries set amount_minor = amount_minor + 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
  "update ledger_transactions set kind = 'other'",
  'delete from ledger_transactions',
  'truncate ledger_transactions cascade',
  'update ledger_accounts set floor = -100 where floor = 0',
  'delete from ledger_accounts',
  'update giftcards set value_minor = 1',
  'delete from giftcards',
])('what was posted cannot be changed: %s', async (statement) => {
  await issue(100)
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('cannot be changed')
})

test('an account cannot be overdrawn', async () => {
  const orderId = await startPaymentAttempt(100)
  const overspent: Posting = { ...payment(-101, { orderId }), key: uuid() }
  await expect(postLedger(db, overspent)).rejects.toThrow('ledger_floor')
  expect(await readBalance(db, `order:${orderId}`)).toBe(100)
  await postLedger(db, { ...payment(-100, { orderId }), key: uuid() })
  expect(await readBalance(db, `order:${orderId}`)).toBe(0)
})

test('only as many of fifty concurrent payments succeed as the card can pay', async () => {
  const { id } = await issue(1000)
  const results = await atOnce(pool, 50, () => postLedger(db, spend(`card:${id}`, 90)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  expect(refusals.filter((refusal) => !refusal.includes('ledger_floor'))).toEqual([])
  expect(await readBalance(db, `card:${id}`)).toBe(10)
})

test('postings that name the same accounts in another order do not deadlock', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => startPaymentAttempt(1000)))
  const results = await atOnce(pool, 100, (index) => {
    const places = index % 2 ? orders : orders.toReversed()
    const entries = places.map((id, place) => ({ account: `order:${id}` as const, minor: place % 2 ? 5 : -5 }))
    return postLedger(db, { key: uuid(), kind: 'move', reference: 'round', currency: 'GBP', entries })
  })
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  for (const id of orders) expect(await readBalance(db, `order:${id}`)).toBe(1000)
})

test('an account has one currency and a known kind', async () => {
  const orderId = await startPaymentAttempt(100)
  const entries = [
    { account: 'provider:EUR', minor: -1 },
    { account: `order:${orderId}`, minor: 1 },
  ] as const
  await expect(postLedger(db, { ...payment(1), currency: 'EUR', entries })).rejects.toThrow('foreign key')
  const misspelt = [{ account: 'ordr:1' as 'order:1', minor: 1 }, ...entries.slice(0, 1)]
  await expect(postLedger(db, { ...payment(1), currency: 'EUR', entries: misspelt })).rejects.toThrow()
})

test('every rule with a view of its own is in the view of violations', async () => {
  const { rows } = await sql`
    select viewname from pg_views where viewname like 'violation\\_%'
    except select table_name from information_schema.view_table_usage where view_name = 'violations'`.execute(db)
  expect(rows).toEqual([])
})

test.each([
  ['stored_balance', "update ledger_accounts set balance = balance + 1 where code like 'order:%'"],
  [
    'balance_below_floor',
    "alter table ledger_accounts drop constraint ledger_floor; update ledger_accounts set balance = -1 where code like 'order:%'",
  ],
  [
    'world_sum',
    'alter table ledger_entries disable trigger immutable; update ledger_entries set amount_minor = amount_minor + 1 where line = 1',
  ],
  ['unbalanced_transaction', 'alter table ledger_entries disable trigger immutable; delete from ledger_entries where line = 2'],
])('the view of violations notices: %s', async (rule, damage) => {
  await startPaymentAttempt(100)
  const undone = new Error('undone')
  const noticed = db.transaction().execute(async (db) => {
    for (const statement of damage.split(';')) await sql.raw(statement).execute(db)
    expect(await listViolations(db)).toContainEqual(expect.objectContaining({ rule }))
    throw undone
  })
  await expect(noticed).rejects.toBe(undone)
})
