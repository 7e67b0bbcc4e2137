import { sql } from 'kysely'
import { afterEach, expect } from 'vitest'
import { type CardKeys, type CardUnit, issueUnits, readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { findStorefrontByCode, type StorefrontContext } from '../../src/modules/storefronts/index.ts'
import type { Context, Db } from '../../src/platform/context.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { bookPaid } from './book-paid.ts'
import { testDatabase } from './database.ts'
import { ANY_ART, HARMLESS_SERVICES } from './services.ts'

/** The rows that violate rules that must hold at any time. */
export async function listViolations(db: Db): Promise<unknown[]> {
  return (await sql`select rule, subject, detail from violations where not eventual`.execute(db)).rows
}

export const uuid = randomIds.uuid

/** The card of one unit. */
export async function issueCard(ctx: Context, parts: CardKeys, unit: CardUnit): Promise<string> {
  const [id = ''] = await issueUnits(ctx, parts, [unit])
  return id
}

/** A database, a British visitor, and paid cards. After each test of the file the ledger must balance. */
export async function testGiftcards() {
  const database = await testDatabase()
  const { db } = database
  const storefront = findStorefrontByCode('GCSUK')
  if (!storefront) throw new Error('There is no British storefront')
  const request = { id: 'test', ip: '192.0.2.1', headers: {} }
  const ctx: StorefrontContext = { ...database.ctx, storefront, language: 'en', art: ANY_ART, request }

  const startPaymentAttempt = (minor: number, orderId = uuid()) => bookPaid(ctx, { currency: 'GBP', minor }, orderId)

  async function createUnit(minor: number): Promise<CardUnit> {
    const orderId = await startPaymentAttempt(minor)
    const value = { currency: 'GBP', minor }
    return { orderId, packageId: uuid(), unitNo: 1, productId: 7, storefront: 'GCSUK', value, expiresOn: '2027-03-02' }
  }

  async function issue(minor: number) {
    const id = await issueCard(ctx, HARMLESS_SERVICES, await createUnit(minor))
    return { id, ...(await readCardSecrets(ctx, HARMLESS_SERVICES, id)) }
  }

  afterEach(async () => expect(await listViolations(db)).toEqual([]))
  return { ...database, ctx, parts: HARMLESS_SERVICES, startPaymentAttempt, createUnit, issue }
}
