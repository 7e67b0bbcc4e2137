import { sql } from 'kysely'
import type { Db } from '../context.ts'

type Row = Readonly<Record<string, unknown>>
type Target = { table: string; key: readonly string[] }

export async function listHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('seed_rows').select(['kind', 'key', 'hash']).execute()
  return new Map(rows.map(({ kind, key, hash }) => [`${kind} ${key}`, hash]))
}

export async function saveHashes(db: Db, kind: string, hashes: Row): Promise<void> {
  await sql`
    insert into seed_rows (kind, key, hash) select ${kind}, key, value from jsonb_each_text(${JSON.stringify(hashes)}::jsonb)
    on conflict (kind, key) do update set hash = excluded.hash`.execute(db)
}

/** Any number, the same in every process: those that start at the same moment seed one after the other. */
const SEED_LOCK = 7_426_624

/** Until the end of the transaction, triggers know that no operator is at work. Large kinds may take their time. */
export async function startSeeding(db: Db): Promise<void> {
  await sql`select set_config('ribbon.seeding', 'on', true), set_config('statement_timeout', '30s', true),
    set_config('lock_timeout', '30s', true)`.execute(db)
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db)
}

/** Rows that are not there yet. Returns those it wrote. */
export async function insertRows(db: Db, { table }: Target, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return []
  const columns = columnsOf(rows)
  const written = await sql<Row>`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${records(table, rows)}
    on conflict do nothing returning *`.execute(db)
  return written.rows
}

/** Rows that are there and that no operator has changed. Returns those it wrote. */
export async function updateRows(db: Db, { table, key }: Target, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return []
  const settings = Object.keys(rows[0] as Row).map((column) => sql`${sql.ref(column)} = seed.${sql.ref(column)}`)
  const written = await sql<Row>`
    update ${sql.table(table)} as t set ${sql.join(settings)} from ${records(table, rows)} as seed
    where ${same(key)} and t.operator_changed_at is null returning t.*`.execute(db)
  return written.rows
}

export type PartRows = { owners: readonly unknown[]; rows: readonly Row[] }

/** The parts of these owners become exactly these rows; those that stay keep their ids. */
export async function replaceParts(
  db: Db,
  { table, key, owner }: Target & { owner: string },
  { owners, rows }: PartRows,
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} t where t.${sql.ref(owner)} = any(${owners})
      and not exists (select from ${records(table, rows)} as seed where ${same(key)})`.execute(db)
  if (rows.length === 0) return
  const columns = columnsOf(rows)
  const settings = Object.keys(rows[0] as Row).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  await sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${records(table, rows)}
    on conflict (${names(key)}) do update set ${sql.join(settings)}`.execute(db)
}

/** Without fresh counts PostgreSQL plans for empty tables until its own housekeeping comes round, a minute later. */
export async function refreshStatistics(db: Db, tables: readonly string[]): Promise<void> {
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
}

function records(table: string, rows: readonly Row[]) {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}

function columnsOf(rows: readonly Row[]) {
  return names(Object.keys(rows[0] as Row))
}

function names(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}

function same(key: readonly string[]) {
  return sql.join(
    key.map((column) => sql`t.${sql.ref(column)} is not distinct from seed.${sql.ref(column)}`),
    sql` and `,
  )
}
