import { sql } from 'kysely'
import { pino } from 'pino'
import { issueBlankCard, readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createDb, createPool } from '../../src/platform/db/pool.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { createKeyring } from '../../src/platform/keys.ts'

/** Blank cards of a running shop, as in paid packs. Returns the numbers printed on them. */
export async function issueBlankCards(shop: { databaseUrl: string; secretKey: string }, count: number): Promise<string[]> {
  const pool = createPool(shop.databaseUrl)
  const ctx = { db: createDb(pool), clock: systemClock, ids: randomIds, log: pino({ level: 'silent' }) }
  const parts = { cardKeys: createKeyring(shop.secretKey) }
  const { rows } = await sql<{ id: number }>`select id from products where slug = 'blank-choice-cards-classic'`.execute(ctx.db)
  const pack = { orderId: randomIds.uuid(), packageId: randomIds.uuid(), productId: rows[0]?.id ?? 0, storefront: 'GCSUK' }
  for (let unitNo = 1; unitNo <= count; unitNo++) await issueBlankCard(ctx, parts, { ...pack, unitNo })
  const made = await sql<{ id: string }>`select id from blank_giftcards where order_id = ${pack.orderId}`.execute(ctx.db)
  const numbers: string[] = []
  for (const { id } of made.rows) numbers.push((await readCardSecrets(ctx, parts, id)).number)
  await pool.end()
  return numbers
}
