import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { atOnce, overlap } from '#tests/support/at-once.ts'
import { testDoubler } from '#tests/support/doubler.ts'
import { deleteQueuedJobs } from '#tests/support/queue.ts'
import { inOwnTransaction } from '../../platform/db/in-transaction.ts'
import { freezeCard, postLedger, readCard, replaceCard } from '../giftcards/index.ts'
import { findStorefrontByCode } from '../storefronts/index.ts'
import { drawWinner } from './draw-winner.ts'
import { createDoublerJob } from './jobs/run-doubler.job.ts'
import { lastRound } from './rules/next-round.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const shop = await testDoubler()
const { ctx, db, clock, pool, services, issue, enter, close, draw, read, current, balance, mails, work, codes } = shop

beforeEach(async () => {
  mails.length = 0
  await deleteQueuedJobs(db)
})

const spend = (cardId: string, minor: number) =>
  postLedger(db, {
    key: `spend ${cardId} ${minor}`,
    kind: 'planted',
    reference: cardId,
    currency: 'GBP',
    entries: [
      { account: `card:${cardId}`, minor: -minor },
      { account: 'brand:GBP', minor },
    ],
  })

test('a new shop has no draw before its first entry', async () => {
  const countDraws = async () => (await sql`select from doubler_draws where storefront = 'CKUK'`.execute(db)).rows.length
  await shop.run('run-doubler')
  expect(await countDraws()).toBe(0)
  await enter('9375010000000000005', {}, shop.open('ckuk.localhost'))
  await shop.run('run-doubler')
  expect(await countDraws()).toBe(1)
})

describe('the winner', () => {
  test('gets the balance at the draw a second time, a mail, and initials on the page; staff get a mail too', async () => {
    const card = await issue(5_000)
    await enter(card.number, { email: 'winner@example.com' })
    await spend(card.id, 1_250)
    await close()
    await draw()
    expect(await balance(card.id)).toBe(7_500)
    expect(await read()).toMatchObject({
      isOpen: true,
      pending: null,
      lastResult: {
        month: current().month,
        entryCount: 1,
        winner: { initials: 'A. H.', prize: { value: 37.5, currency: 'GBP' } },
      },
    })
    await work()
    const won = mails.filter(({ messageId }) => messageId.includes('doubler-won'))
    expect(won).toMatchObject([{ to: 'winner@example.com', subject: 'You won the doubler: £37.50' }])
    expect(won[0]?.html).not.toContain(card.number)
    const drawn = mails.filter(({ messageId }) => messageId.includes('doubler-drawn'))
    expect(drawn.filter(({ to }) => to === 'hello@uk.giftcardsquare.example')).toMatchObject([
      { subject: expect.stringMatching(/^Doubler of Monday \d \w+: £37\.50 to A\. H\.$/) },
    ])
  })

  test('gets at most the cap of the storefront', async () => {
    const card = await issue(40_000)
    await enter(card.number)
    await close()
    await draw()
    expect(await balance(card.id)).toBe(65_000)
  })

  test('is credited once, when four workers draw at once and again afterwards', async () => {
    const cards = await Promise.all([2_000, 3_000, 4_000].map((minor) => issue(minor)))
    for (const { number } of cards) await enter(number)
    await close()
    clock.set(current().drawAt)
    const job = createDoublerJob(services)
    const runs = await atOnce(pool, 4, () => job.run(ctx, {}))
    expect(runs.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
    await draw()
    const { rows } = await sql<{ minor: string }>`
      select e.amount_minor::text as minor from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'doubler' and t.reference = (select id::text from doubler_draws where storefront = 'GCSUK' and draw_on = ${current().drawOn}) and e.amount_minor > 0`.execute(
      db,
    )
    expect(rows).toHaveLength(1)
    const balances = await Promise.all(cards.map(({ id }) => balance(id)))
    expect(balances.reduce((sum, minor) => sum + minor, 0)).toBe(9_000 + Number(rows[0]?.minor))
  })

  test('is drawn again after a crash in the middle, and credited once', async () => {
    const card = await issue(2_000)
    await enter(card.number)
    await close()
    clock.set(current().drawAt)
    const crashed = db.transaction().execute(async (trx) => {
      const storefront = findStorefrontByCode('GCSUK')
      if (!storefront) throw new Error('closed')
      const { rows } = await sql<{ id: string }>`
        select id from doubler_draws where storefront = 'GCSUK' and drawn_at is null`.execute(trx)
      await drawWinner({ ...ctx, db: trx, storefront, language: 'en', art: services.art }, services, rows[0]?.id ?? '')
      throw new Error('killed')
    })
    await expect(crashed).rejects.toThrow('killed')
    expect(await balance(card.id)).toBe(2_000)
    expect((await read()).pending).toMatchObject({ month: current().month, seed: null, winner: null })
    await draw()
    expect(await balance(card.id)).toBe(4_000)
  })

  test('cannot be a card that is frozen while the draw runs: the draw waits, and nobody wins', async () => {
    const card = await issue(2_000)
    await enter(card.number)
    await close()
    clock.set(current().drawAt)
    await overlap(
      ctx,
      (ctx) => freezeCard(ctx, card.id),
      () => createDoublerJob(services).run(ctx, {}),
    )
    expect(await balance(card.id)).toBe(2_000)
    expect((await read()).lastResult).toMatchObject({ skippedCount: 1, winner: null })
  })
})

describe('an entry cannot win when its card', () => {
  test.each([
    ['does not exist', async () => '9375010000000000005'],
    ['is empty', async () => emptied(2_000)],
    ['is frozen', async () => changed(sql`frozen_at = now()`)],
    ['was replaced', async () => replaced(2_000)],
    ['is still blank', async () => (await shop.issueBlank()).number],
    ['is blocked', async () => changed(sql`status = 'BLOCKED'`)],
    ['is expired', async () => changed(sql`expires_on = ${clock.now().toISOString().slice(0, 10)}`)],
    ['is of another store', async () => (await issue(2_000, { storefront: 'GCUK' })).number],
    ['is a brand’s own', async () => (await issue(2_000, { productId: await shop.productOf('tansy-and-rook') })).number],
  ])('%s', async (_why, make) => {
    await enter(await make())
    await close()
    await draw()
    expect((await read()).lastResult).toMatchObject({ entryCount: 1, winner: null })
  })

  test('the next one drawn wins', async () => {
    const good = await issue(1_000)
    await enter(good.number)
    for (const card of ['9375010000000000005', '9375010000000000013', '9375010000000000021']) await enter(card)
    await close()
    await draw()
    expect((await read()).lastResult).toMatchObject({ entryCount: 4, winner: { prize: { value: 10 } } })
    expect(await balance(good.id)).toBe(2_000)
  })

  async function emptied(minor: number) {
    const card = await issue(minor)
    await spend(card.id, minor)
    return card.number
  }

  /** Replaces a card. Its balance is on the new card, which was not entered. */
  async function replaced(minor: number) {
    const card = await issue(minor)
    await inOwnTransaction(ctx, async (ctx) =>
      replaceCard(ctx, services, { ...(await readCard(ctx.db, card.id)), replacedFor: 'HOLDER' }),
    )
    return card.number
  }

  async function changed(change: ReturnType<typeof sql>) {
    const card = await issue(2_000)
    await sql`update giftcards set ${change} where id = ${card.id}`.execute(db)
    return card.number
  }
})

test('without a valid entry nobody wins, and the page shows it', async () => {
  await enter('9375010000000000005')
  await close()
  await draw()
  expect((await read()).lastResult).toMatchObject({ entryCount: 1, skippedCount: 1, winner: null })
  await work()
  expect(mails.some(({ messageId }) => messageId.includes('doubler-won'))).toBe(false)
  const toStaff = mails.find(({ to, subject }) => to === 'hello@uk.giftcardsquare.example' && subject.includes('no winner'))
  expect(toStaff?.text).toContain('Entries: 1. Drawn but not valid: 1. Result: no winner.')
})

test('a month without entries is drawn too', async () => {
  await close()
  await draw()
  expect((await read()).lastResult).toMatchObject({ month: current().month, entryCount: 0, winner: null })
})

test('a month without entries is drawn too when no worker ran between its closing and its draw', async () => {
  await shop.at(lastRound(clock.now(), 'Europe/London').closesAt)
  await shop.at(new Date(current().drawAt.getTime() + DAY_MS))
  expect((await read()).lastResult).toMatchObject({ month: current().month, entryCount: 0, winner: null })
})

test('a missed draw is made up for, with the entries of its own time', async () => {
  const card = await issue(2_000)
  await enter(card.number)
  await shop.at(new Date(current().drawAt.getTime() + 14 * DAY_MS))
  expect(await balance(card.id)).toBe(4_000)
  expect((await read()).lastResult).toMatchObject({ month: current().month, entryCount: 1 })
})

test('each storefront draws by its own clock', async () => {
  // An hour before midnight in London it is Monday in Amsterdam.
  await shop.at(new Date(current().closesAt.getTime() - HOUR_MS))
  const { rows } = await sql<{ storefront: string }>`
    select storefront from doubler_draws where draw_on = ${current().drawOn} and closed_at is not null`.execute(db)
  const closed = rows.map(({ storefront }) => storefront)
  expect(closed).toContain('CB')
  expect(closed).not.toContain('GCSUK')
})

test('an entry that is being saved when entries close is included, and one after that is refused', async () => {
  const card = await issue(2_000)
  clock.set(new Date(current().closesAt.getTime() - 1))
  await enter('9375010000000000005')
  const [entered] = await overlap(
    ctx,
    async ({ db }) => {
      await sql`select from doubler_draws where storefront = 'GCSUK' and closed_at is null for share`.execute(db)
      return sql`insert into doubler_entries select gen_random_uuid(), draw_id, 'another', number_sealed, last_four, name, email, language,
        'another', repeat('a', 64), entered_at from doubler_entries where draw_id = (select id from doubler_draws where storefront = 'GCSUK' and closed_at is null)`.execute(
        db,
      )
    },
    () => close(),
  )
  expect(entered.numAffectedRows).toBe(1n)
  await sql`delete from doubler_entries where ticket = 'another'`.execute(db)
  expect((await read()).pending).toMatchObject({ entryCount: 2 })
  expect(codes(await enter(card.number))).toEqual([2631])
})

test('a failed draw does not delay other storefronts', async () => {
  const card = await issue(2_000)
  await enter(card.number)
  await enter('9375010000000000005', {}, shop.open('ckuk.localhost'))
  await close()
  await sql`update doubler_entries set number_sealed = 'broken' where draw_id in (select id from doubler_draws where storefront = 'CKUK')`.execute(
    db,
  )
  await expect(draw()).rejects.toThrow('could not be drawn')
  expect(await balance(card.id)).toBe(4_000)
  await sql`delete from doubler_entries where number_sealed = 'broken'`.execute(db)
  await draw()
})

describe('the proof', () => {
  const monthsAfterDraw = (months: number) => {
    const date = new Date(current().drawAt)
    date.setUTCMonth(date.getUTCMonth() + months)
    return date
  }
  const check = promisify(execFile)

  async function recompute(proof: object, ...own: string[]): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'draw-'))
    try {
      await writeFile(join(folder, 'proof.json'), JSON.stringify(proof))
      const script = new URL('../../../docs/check-draw.mjs', import.meta.url).pathname
      const run = check(process.execPath, [script, join(folder, 'proof.json'), ...own])
      return (await run.catch((error: { stdout: string }) => error)).stdout
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  test('shows list and hash of the seed from the closing on, and can be verified by anyone after the draw', async () => {
    const cards = await Promise.all([0, 1, 2, 3].map((index) => issue(1_000 + index)))
    for (const { number } of cards) await enter(number)
    for (const number of ['9375010000000000005', '9375010000000000013']) await enter(number)
    expect((await shop.proof(current().month)).statusCode).toBe(404)
    await close()
    const before = (await shop.proof(current().month)).json()
    expect(before).toMatchObject({ seed: null, winner: null, drawnAt: null })
    expect(before.entries).toHaveLength(6)
    expect((await read()).pending).toMatchObject({ listHash: before.listHash, seedHash: before.seedHash, seed: null })
    const { rows } = await sql<{ ticket: string; lastFour: string }>`
      select e.ticket, e.last_four as "lastFour" from doubler_entries e join doubler_draws d on d.id = e.draw_id where d.drawn_at is null`.execute(
      db,
    )
    await draw()
    const after = (await shop.proof(current().month)).json()
    expect(after).toMatchObject({ entries: before.entries, listHash: before.listHash, seedHash: before.seedHash })
    expect(await recompute(after)).toBe('The draw is right.\n')
    const [own] = rows
    expect(await recompute(after, own?.ticket ?? '', own?.lastFour ?? '')).toContain('You are in the list')
    expect(await recompute(after, own?.ticket ?? '', '0000')).toContain('You are NOT in the list.')
    const wrong = [
      { seed: `${after.seed}x` },
      { entries: after.entries.slice(1) },
      { entries: after.entries.toReversed() },
      { winner: after.entries.find((entry: string) => entry !== after.winner && !after.skipped.includes(entry)) },
      { winner: null },
      { skipped: [...after.skipped, after.winner], winner: null },
    ]
    for (const change of wrong) expect(await recompute({ ...after, ...change })).toContain('The draw is WRONG.')
    expect((await shop.proof(current().month, 'gcuk.localhost')).statusCode).toBe(404)
    expect((await shop.proof(`${current().month}%27`)).statusCode).toBe(404)
  })

  test('outlives the entries, which are erased three months after their draw', async () => {
    const card = await issue(2_000)
    await enter(card.number, { email: 'kept@example.com' })
    await close()
    await draw()
    const before = (await shop.proof(current().month)).json()
    const countEntries = async () =>
      (await sql`select from doubler_entries where email = 'kept@example.com'`.execute(db)).rows.length
    clock.set(monthsAfterDraw(3))
    await shop.run('erase-doubler-entries')
    expect(await countEntries()).toBe(1)
    clock.set(new Date(monthsAfterDraw(3).getTime() + DAY_MS))
    await shop.run('erase-doubler-entries')
    expect(await countEntries()).toBe(0)
    expect((await shop.proof(current().month)).json()).toEqual(before)
  })

  test('cannot be changed afterwards', async () => {
    await enter('9375010000000000005')
    await close()
    await expect(
      sql`update doubler_draws set seed_hash = 'x' where storefront = 'GCSUK' and draw_on = ${current().drawOn}`.execute(db),
    ).rejects.toThrow('cannot be changed')
    await expect(
      sql`update doubler_draws set entry_hashes = '{x}' where storefront = 'GCSUK' and draw_on = ${current().drawOn}`.execute(db),
    ).rejects.toThrow('cannot be changed')
    await draw()
    await expect(
      sql`update doubler_draws set winner_initials = null where storefront = 'GCSUK' and draw_on = ${current().drawOn}`.execute(
        db,
      ),
    ).rejects.toThrow('cannot be changed')
    await expect(sql`delete from doubler_entries; delete from doubler_draws`.execute(db)).rejects.toThrow()
  })
})

test.each([
  [
    'a second credit',
    sql`select post('again', 'doubler', (select id::text from doubler_draws where winner_hash is not null limit 1), 'GBP',
    (select jsonb_agg(jsonb_build_object('account', account, 'minor', minor)) from (values ('doubler:GBP', -100), ('card:' || (select id from giftcards limit 1), 100)) e (account, minor)))`,
  ],
  [
    'a credit of no draw',
    sql`select post('stray', 'doubler', 'nothing', 'GBP',
    (select jsonb_agg(jsonb_build_object('account', account, 'minor', minor)) from (values ('doubler:GBP', -100), ('card:' || (select id from giftcards limit 1), 100)) e (account, minor)))`,
  ],
  [
    'a result without its credit',
    sql`insert into doubler_draws select gen_random_uuid(), 'XX', draw_on, closes_at, draw_at, closed_at, entry_hashes, entry_count, list_hash, seed_sealed, seed_hash,
    drawn_at, seed, skipped_hashes, winner_hash, winner_initials, currency, prize_minor from doubler_draws where winner_hash is not null limit 1`,
  ],
])('%s is a violation', async (_what, planted) => {
  const card = await issue(2_000)
  await enter(card.number)
  await close()
  await draw()
  const rollback = new Error('rollback')
  const planting = db.transaction().execute(async (trx) => {
    await planted.execute(trx)
    const { rows } = await sql<{ rule: string }>`select rule from violations where not eventual`.execute(trx)
    expect(rows.map(({ rule }) => rule)).toEqual(['doubler_credit'])
    throw rollback
  })
  await expect(planting).rejects.toBe(rollback)
})
