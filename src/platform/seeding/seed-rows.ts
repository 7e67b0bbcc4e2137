import { createHash } from 'node:crypto'
import { ok } from '../../shared/result.ts'
import type { Context, Db } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { SeedKind, SeedRow } from './seed-kind.ts'
import { insertRows, refreshStatistics, replaceParts, saveHashes, startSeeding, updateRows } from './seeding.store.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Writes seeds that are new or have changed since the last run. A seed is inserted only once, so a row that an operator deleted stays deleted. It is updated
 * only if no operator has changed the row.
 */
export async function seedRows(ctx: Context, seeds: SeedKind, known: ReadonlyMap<string, string>): Promise<number> {
  const hashes = new Map(seeds.rows.map((seed) => [seed, hashOf(seed.fingerprint)]))
  const fresh = seeds.rows.filter(({ key }) => !known.has(`${seeds.kind} ${key}`))
  const changed = seeds.rows.filter((seed) => isChanged(known.get(`${seeds.kind} ${seed.key}`), hashes.get(seed)))
  const stale = [...fresh, ...changed]
  if (stale.length === 0) return 0
  await inTransaction(ctx, async ({ db }) => {
    await startSeeding(db)
    const target = { table: seeds.table, key: seeds.key }
    const rowOf = new Map(stale.map((seed) => [seed, seed.row()]))
    const rowsOf = (list: readonly SeedRow[]) => list.map((seed) => rowOf.get(seed) as Row)
    const written = [...(await insertRows(db, target, rowsOf(fresh))), ...(await updateRows(db, target, rowsOf(changed)))]
    await writeParts(db, seeds, { rowOf, written })
    await saveHashes(db, seeds.kind, Object.fromEntries(stale.map((seed) => [seed.key, hashes.get(seed)])))
    await refreshStatistics(db, [seeds.table, ...Object.keys(seeds.parts ?? {})])
    return ok(undefined)
  })
  return stale.length
}

async function writeParts(
  db: Db,
  seeds: SeedKind,
  { rowOf, written }: { rowOf: ReadonlyMap<SeedRow, Row>; written: readonly Row[] },
): Promise<void> {
  if (!seeds.parts || written.length === 0) return
  const { id = 'id', key } = seeds
  const idOf = new Map(written.map((row) => [nameOf(row, key), row[id]]))
  const parts = [...rowOf].flatMap(([seed, row]) => {
    const found = idOf.get(nameOf(row, key))
    return found === undefined || !seed.parts ? [] : [seed.parts(found)]
  })
  for (const [table, part] of Object.entries(seeds.parts)) {
    const rows = parts.flatMap((one) => one[table] ?? [])
    await replaceParts(db, { table, ...part }, { owners: [...idOf.values()], rows })
  }
}

function nameOf(row: Row, key: readonly string[]): string {
  return JSON.stringify(key.map((column) => row[column] ?? null))
}

function isChanged(before: string | undefined, now: string | undefined): boolean {
  return before !== undefined && before !== now
}

function hashOf(fingerprint: unknown): string {
  return createHash('sha256').update(JSON.stringify(fingerprint)).digest('base64url')
}
