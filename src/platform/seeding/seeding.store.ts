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

/** An arbitrary number, the same in every process: processes that start at the same time seed one after the other. */
const SEED_LOCK = 7_426_624

/** Marks the transaction as seeding, for triggers that detect an operator's change. With a longer timeout, because some kinds are large. */
export async function startSeeding(db: Db): Promise<void> {
  await sql`select set_config('ribbon.seeding', 'on', true), set_config('statement_timeout', '30s', true),
    set_config('lock_timeout', '30s', true)`.execute(db)
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db)
}

/** Inserts rows that do not exist yet, and returns them. */
export async function insertRows(db: Db, { table }: Target, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return []
  const columns = columnsOf(rows)
  const written = await sql<Row>`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${records(table, rows)}
    on conflict do nothing returning *`.execute(db)
  return written.rows
}

/** Updates rows that exist and that no operator has changed, and returns them. */
export async function updateRows(db: Db, { table, key }: Target, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return []
  const settings = Object.keys(rows[0] as Row).map((column) => sql`${sql.ref(column)} = seed.${sql.ref(column)}`)
  const written = await sql<Row>`
    update ${sql.table(table)} as t set ${sql.join(settings)} from ${records(table, rows)} as seed
    where ${same(key)} and t.operator_changed_at is null returning t.*`.execute(db)
  return written.rows
}

type PartRows = { owners: readonly unknown[]; rows: readonly Row[] }

/** Replaces the parts of these owners with these rows; unchanged parts keep their ids. */
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

/** Without new statistics PostgreSQL plans for empty tables until autovacuum runs, a minute later. */
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
