import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { ok } from '../../shared/result.ts'
import { batch } from './batch.ts'
import { inTransaction } from './in-transaction.ts'

const { ctx, db } = await testDatabase()
await sql`create table notes (text text primary key)`.execute(db)

type Note = { text: string }
const insert = (text: string | null) => sql<Note>`insert into notes (text) values (${text}) returning text`
const listNotes = async () => (await sql<Note>`select text from notes order by text`.execute(db)).rows.map(({ text }) => text)

beforeEach(() => sql`truncate notes`.execute(db))

test('each statement sees the effects of those before it, and each result has its own type', async () => {
  const notes = db.withTables<{ notes: Note }>()
  const result = await inTransaction(ctx, async ({ db }) => {
    const count = sql<{ count: bigint }>`select count(*) from notes`
    const results = await batch(db, [count, insert('one'), count, notes.selectFrom('notes').select('text')])
    expectTypeOf(results[0].rows).toEqualTypeOf<{ count: bigint }[]>()
    expectTypeOf(results[3].rows).toEqualTypeOf<Note[]>()
    return ok(results.map(({ rows }) => rows))
  })
  expect(result).toEqual(ok([[{ count: 0n }], [{ text: 'one' }], [{ count: 1n }], [{ text: 'one' }]]))
})

test('a list of any length works, an empty one too', async () => {
  const texts = Array.from({ length: 200 }, (_, index) => `note ${index}`)
  const results = await batch(db, texts.map(insert))
  expect(results.map(({ rows }) => rows[0]?.text)).toEqual(texts)
  expect(results.every(({ numAffectedRows }) => numAffectedRows === 1n)).toBe(true)
  expect(await inTransaction(ctx, async ({ db }) => ok(await batch(db, [])))).toEqual(ok([]))
})

test('all statements are sent before the first is answered', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  const lock = sql`select pg_advisory_xact_lock(1)`
  let answers: Promise<unknown> | undefined
  await db.transaction().execute(async (holder) => {
    await lock.execute(holder)
    query.mockClear()
    answers = db.transaction().execute(async (db) => {
      query.mockClear()
      await batch(db, [lock, insert('one'), insert('two')])
    })
    await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(3))
    expect(query.mock.settledResults.map(({ type }) => type)).toEqual(['incomplete', 'incomplete', 'incomplete'])
  })
  await answers
})

describe('when a statement fails', () => {
  test('the error is that of the failed statement, not of one after it', async () => {
    const failing = inTransaction(ctx, async ({ db }) => ok(await batch(db, [insert('one'), insert(null), insert('two')])))
    await expect(failing).rejects.toMatchObject({ code: '23502' })
    expect(await listNotes()).toEqual([])
  })

  test('nothing is changed, even outside of a transaction', async () => {
    await expect(batch(db, [insert('one'), insert('one'), insert('two')])).rejects.toMatchObject({ code: '23505' })
    expect(await listNotes()).toEqual([])
  })

  test('the transaction continues if the batch was in a savepoint', async () => {
    await inTransaction(ctx, async (ctx) => {
      await batch(ctx.db, [insert('outer')])
      const failing = inTransaction(ctx, async ({ db }) =>
        ok(await batch(db, [insert('inner'), insert('outer'), insert('more')])),
      )
      await expect(failing).rejects.toMatchObject({ code: '23505' })
      return ok(await batch(ctx.db, [insert('after'), insert('more')]))
    })
    expect(await listNotes()).toEqual(['after', 'more', 'outer'])
  })

  test('a statement that was rejected with it can be sent again on the same connection', async () => {
    await db.connection().execute(async (db) => {
      const fresh = sql`select ${1}::int as refused_before`
      await expect(batch(db, [insert(null), fresh, fresh])).rejects.toMatchObject({ code: '23502' })
      expect(await batch(db, [fresh, fresh])).toMatchObject([
        { rows: [{ refused_before: 1 }] },
        { rows: [{ refused_before: 1 }] },
      ])
    })
  })
})

test('it rejects when the connection is lost, and the next one works', async () => {
  const { promise: pid, resolve } = Promise.withResolvers<number>()
  const lost = db.transaction().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    resolve(rows[0]?.pid ?? 0)
    return batch(db, [insert('lost'), sql`select pg_sleep(2)`, insert('more')])
  })
  const ended = Promise.allSettled([lost])
  await sql`select pg_sleep(0.1), pg_terminate_backend(${await pid})`.execute(db)
  expect(await ended).toMatchObject([{ status: 'rejected' }])
  await batch(db, [insert('kept')])
  expect(await listNotes()).toEqual(['kept'])
})
