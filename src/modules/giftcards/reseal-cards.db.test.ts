import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { atOnce } from '#tests/support/at-once.ts'
import { issueCard, testGiftcards, uuid } from '#tests/support/giftcards.ts'
import { createKeyring } from '../../platform/keys.ts'
import { checkCard } from './check-card.ts'
import type { GiftcardsParts } from './giftcards-parts.ts'
import { holdCard } from './hold-card.ts'
import { issueBlankCard } from './issue-blank-card.ts'
import { readCardSecrets } from './read-card-secrets.ts'
import { countCardsToReseal, resealCards } from './reseal-cards.ts'

const { ctx, db, pool, parts, createUnit } = await testGiftcards()
const [OLD_KEY, NEW_KEY] = ['o'.repeat(32), 'n'.repeat(32)]
const before: GiftcardsParts = { ...parts, cardKeys: createKeyring(OLD_KEY) }
const both: GiftcardsParts = { ...parts, cardKeys: createKeyring(NEW_KEY, [OLD_KEY]) }
const after: GiftcardsParts = { ...parts, cardKeys: createKeyring(NEW_KEY) }
const quiet = () => undefined

async function sell(own: GiftcardsParts) {
  const id = await issueCard(ctx, own, await createUnit(5_000))
  return { id, ...(await readCardSecrets(ctx, own, id)) }
}

async function sellBlank(own: GiftcardsParts) {
  const packageId = uuid()
  await issueBlankCard(ctx, own, { orderId: uuid(), packageId, unitNo: 1, productId: 7, storefront: 'GCSUK' })
  const { rows } = await sql<{ id: string }>`select id from blank_giftcards where package_id = ${packageId}`.execute(db)
  const id = rows[0]?.id ?? ''
  return { id, ...(await readCardSecrets(ctx, own, id)) }
}

type Sold = Awaited<ReturnType<typeof sell>>

/** Removes the key ids, as in cards that were stored before keys had ids. */
async function forgetKeyIds(): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`update giftcards set key_id = null`.execute(db)
    await sql`update blank_giftcards set key_id = null`.execute(db)
  })
}

async function expectUsable(own: GiftcardsParts, { card, blank }: { card: Sold; blank: Sold }): Promise<void> {
  expect(await checkCard(ctx, own, card)).toMatchObject({ ok: true, value: { id: card.id } })
  expect(await checkCard(ctx, own, { ...card, pin: 'wrong' })).toEqual({ ok: false, failure: { name: 'CARD_UNKNOWN' } })
  expect(await readCardSecrets(ctx, own, card.id)).toEqual({ number: card.number, pin: card.pin })
  expect(await checkCard(ctx, own, blank)).toEqual({ ok: false, failure: { name: 'CARD_NOT_ACTIVATED' } })
  expect(await readCardSecrets(ctx, own, blank.id)).toEqual({ number: blank.number, pin: blank.pin })
}

let sold: { card: Sold; blank: Sold }
beforeEach(async () => {
  sold = { card: await sell(before), blank: await sellBlank(before) }
})

test.each([
  ['with the id of their key', async () => undefined],
  ['from before keys had an id', forgetKeyIds],
])(
  'cards sold under the old key, %s, are checked, opened and spent while it is listed, and without it once they are sealed again',
  async (_kind, age) => {
    await age()
    await expectUsable(both, sold)
    const recent = { card: await sell(both), blank: await sellBlank(both) }
    await resealCards(ctx, both, quiet)
    expect(await countCardsToReseal(ctx, both)).toBe(0)
    for (const cards of [sold, recent]) {
      await expectUsable(both, cards)
      await expectUsable(after, cards)
    }
    const held = await holdCard(ctx, {
      cardId: sold.card.id,
      orderId: uuid(),
      minor: 1_000,
      expiresAt: new Date('2099-03-02T10:30:00Z'),
    })
    expect(held).toMatchObject({ ok: true })
  },
)

test('the old key no longer opens anything', async () => {
  await resealCards(ctx, both, quiet)
  expect(await checkCard(ctx, before, sold.card)).toEqual({ ok: false, failure: { name: 'CARD_UNKNOWN' } })
  await expect(readCardSecrets(ctx, before, sold.card.id)).rejects.toThrow('SECRET_KEY_OLD')
})

test('an interrupted run is continued by the next, and two concurrent runs do no harm', async () => {
  const stop = () => {
    throw new Error('stopped')
  }
  await expect(resealCards(ctx, both, stop)).rejects.toThrow('stopped')
  expect(await countCardsToReseal(ctx, both)).toBeGreaterThan(0)
  await expectUsable(both, sold)
  const runs = await atOnce(pool, 2, () => resealCards(ctx, both, quiet))
  expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await expectUsable(after, sold)
})

test('a wrong PIN that was counted before stays counted', async () => {
  for (let count = 0; count < 5; count++) await checkCard(ctx, before, { ...sold.card, pin: 'wrong' })
  await resealCards(ctx, both, quiet)
  expect(await checkCard(ctx, after, sold.card)).toEqual({ ok: false, failure: { name: 'CARD_UNKNOWN' } })
})

test('a number that a card has under an older key is not used again', async () => {
  const token = ctx.ids.token()
  const first = await issueCard({ ...ctx, ids: { ...ctx.ids, token: () => token } }, before, await createUnit(5_000))
  const tokens = [token]
  const ids = { ...ctx.ids, token: () => tokens.shift() ?? ctx.ids.token() }
  const second = await issueCard({ ...ctx, ids }, both, await createUnit(5_000))
  const { number } = await readCardSecrets(ctx, both, first)
  expect((await readCardSecrets(ctx, both, second)).number).not.toBe(number)
})

test('a card cannot be changed except to seal it with another key', async () => {
  await expect(sql`update giftcards set pin_sealed = number_sealed`.execute(db)).rejects.toThrow('giftcards')
  await expect(sql`update giftcards set key_id = null`.execute(db)).rejects.toThrow('giftcards')
  await expect(sql`update blank_giftcards set last_four = '0000'`.execute(db)).rejects.toThrow('blank_giftcards')
  await expect(sql`update blank_giftcards set number_index = pin_sealed`.execute(db)).rejects.toThrow('blank_giftcards')
})
