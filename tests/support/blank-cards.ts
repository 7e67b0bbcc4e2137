import { sql } from 'kysely'
import { pino } from 'pino'
import { issueBlankCard, readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { Context } from '../../src/platform/context.ts'
import { createDb, createPool } from '../../src/platform/db/pool.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { createKeyring } from '../../src/platform/keys.ts'

/** A running shop whose database can be reached. */
type Shop = { databaseUrl: string; secretKey: string }
type Parts = { cardKeys: ReturnType<typeof createKeyring> }

/** Blank cards of a running shop, as in paid packs. Returns the numbers printed on them. */
export const issueBlankCards = (shop: Shop, count: number): Promise<string[]> =>
  withShop(shop, async (ctx, parts) => {
    const { rows } = await sql<{ id: number }>`select id from products where slug = 'blank-choice-cards-classic'`.execute(ctx.db)
    const pack = { orderId: randomIds.uuid(), packageId: randomIds.uuid(), productId: rows[0]?.id ?? 0, storefront: 'GCSUK' }
    for (let unitNo = 1; unitNo <= count; unitNo++) await issueBlankCard(ctx, parts, { ...pack, unitNo })
    return (await readCards(ctx, parts, pack.orderId)).map(({ number }) => number)
  })

/** What is printed on the blank cards of an order. */
export const readBlankCards = (shop: Shop, orderId: string) => withShop(shop, (ctx, parts) => readCards(ctx, parts, orderId))

async function readCards(ctx: Context, parts: Parts, orderId: string) {
  const { rows } = await sql<{ id: string }>`select id from blank_giftcards where order_id = ${orderId}`.execute(ctx.db)
  return Promise.all(rows.map(({ id }) => readCardSecrets(ctx, parts, id)))
}

async function withShop<T>({ databaseUrl, secretKey }: Shop, work: (ctx: Context, parts: Parts) => Promise<T>): Promise<T> {
  const pool = createPool(databaseUrl)
  const ctx = { db: createDb(pool), clock: systemClock, ids: randomIds, log: pino({ level: 'silent' }) }
  try {
    return await work(ctx, { cardKeys: createKeyring(secretKey) })
  } finally {
    await pool.end()
  }
}
