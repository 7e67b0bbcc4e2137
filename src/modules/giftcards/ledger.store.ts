import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/context.ts'

/** The kinds of accounts; db/migrations/0001-baseline.sql describes each. */
type SharedAccount =
  `${'provider' | 'invoice' | 'bank' | 'fees' | 'discounts' | 'doubler' | 'brand' | 'duplicates' | 'returned'}:${string}`
/** The money due to one brand. */
type SettlementAccount = `settlement:${string}:${string}`
export type LedgerAccount = SharedAccount | SettlementAccount | `order:${string}` | `card:${string}` | `hold:${string}:${string}`

export type LedgerEntry = {
  account: LedgerAccount
  /** Positive is credit, negative is debit. */
  minor: number
}

export type Posting = {
  /** Repeating a posting with the same key changes nothing; a different posting with the same key is an error. */
  key: string
  kind: string
  /** The id of the order, card or payment. */
  reference: string
  currency: string
  /** Their sum is zero. */
  entries: readonly LedgerEntry[]
}

/** The only way to move money. It fails when an account would fall below its floor. */
export async function postLedger(db: Db, posting: Posting): Promise<void> {
  await sql`select ${callPost(posting)}`.execute(db)
}

export function callPost({ key, kind, reference, currency, entries }: Posting): RawBuilder<void> {
  return sql`post(${key}, ${kind}, ${reference}, ${currency}, ${JSON.stringify(entries)}::jsonb)`
}

type FlooredAccount = Exclude<LedgerAccount, SharedAccount | SettlementAccount>

/** The balance of an account with a stored balance; zero when it was never used. */
export async function readBalance(db: Db, account: FlooredAccount): Promise<number> {
  const row = await db.selectFrom('ledger_accounts').select('balance').where('code', '=', account).executeTakeFirst()
  return Number(row?.balance ?? 0n)
}

type Settlement = { brand: string; currency: string; minor: number }

/** The amount due to each brand for what its shop captured from cards. */
export async function listSettlements(db: Db): Promise<Settlement[]> {
  const { rows } = await sql<{ brand: string; currency: string; minor: bigint }>`
    select split_part(a.code, ':', 2) as brand, a.currency, sum(e.amount_minor)::bigint as minor
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.kind = 'settlement' group by 1, 2 order by 1, 2`.execute(db)
  return rows.map(({ minor, ...row }) => ({ ...row, minor: Number(minor) }))
}

export type Violation = { rule: string; subject: string; detail: string; eventual: boolean }

/** All violations of the invariants. An `eventual` one may be caused by an order in progress. It reads the whole ledger, so it has no timeout. */
export async function listViolations(db: Db): Promise<Violation[]> {
  return db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    return db
      .selectFrom('violations')
      .select(['rule', 'subject', 'detail', 'eventual'])
      .orderBy('eventual')
      .orderBy('rule')
      .orderBy('subject')
      .$narrowType<Violation>()
      .execute()
  })
}

export type CardMovement = {
  at: Date
  kind: string
  /** The id of the order. */
  reference: string
  minor: number
  /** For a hold: true when the order was paid with it. */
  isCaptured: boolean
  /** For a hold: true when a brand's shop made it. */
  isAtBrand: boolean
}

/** The movements on a card's account, newest first. */
export async function listCardMovements(db: Db, cardId: string, limit = 500): Promise<CardMovement[]> {
  const rows = await db
    .selectFrom('ledger_accounts as a')
    .innerJoin('ledger_entries as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.posted_at as at', 't.kind', 't.reference', 'e.amount_minor as minor'])
    .select([
      isOfHold(cardId, sql`h.state = 'CAPTURED'`).as('isCaptured'),
      isOfHold(cardId, sql`h.brand is not null`).as('isAtBrand'),
    ])
    .where('a.code', '=', `card:${cardId}`)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ minor, ...movement }) => ({ ...movement, minor: Number(minor) }))
}

/** True when the transaction placed a hold that meets the condition. */
function isOfHold(cardId: string, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from giftcard_holds h where h.card_id = ${cardId} and ${condition} and t.idempotency_key = 'hold-card ' || h.id)`
}
