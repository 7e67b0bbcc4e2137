import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { fail, ok } from '../../shared/result.ts'
import type { Db } from '../context.ts'
import { inTransaction } from './in-transaction.ts'

const { ctx, db } = await testDatabase()
await sql`create table notes (text text primary key, edition int not null default 1)`.execute(db)

const write = (db: Db, text: string) => sql`insert into notes (text) values (${text})`.execute(db)
const edit = (db: Db, text: string) => sql`update notes set edition = edition + 1 where text = ${text}`.execute(db)
const throwCode = (db: Db, code: string) =>
  sql.raw(`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`).execute(db)

async function listNotes(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(db)
  return rows.map(({ text }) => text)
}

beforeEach(() => sql`truncate notes`.execute(db))

describe('a transaction', () => {
  test('keeps its work when the result is good', async () => {
    const result = await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'kept')
      return ok('done')
    })
    expect(result).toEqual({ ok: true, value: 'done' })
    expect(await listNotes()).toEqual(['kept'])
  })

  test('undoes its work when the result is a failure, and returns the failure', async () => {
    const result = await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'lost')
      return fail('sold out')
    })
    expect(result).toEqual({ ok: false, failure: 'sold out' })
    expect(await listNotes()).toEqual([])
  })

  test('undoes its work when an error is thrown, and throws it again', async () => {
    const failing = inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'lost')
      throw new Error('a bug')
    })
    await expect(failing).rejects.toThrow('a bug')
    expect(await listNotes()).toEqual([])
  })

  test('sees what others commit in the meantime', async () => {
    const result = await inTransaction(ctx, async (ctx) => {
      const { rows } = await sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(ctx.db)
      return ok(rows[0]?.level)
    })
    expect(result).toEqual({ ok: true, value: 'read committed' })
  })
})

describe('a transaction inside a transaction', () => {
  test('undoes only itself when it fails', async () => {
    await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'outer before')
      const inner = await inTransaction(ctx, async (ctx) => {
        await write(ctx.db, 'inner')
        return fail('no')
      })
      expect(inner).toEqual({ ok: false, failure: 'no' })
      await write(ctx.db, 'outer after')
      return ok(undefined)
    })
    expect(await listNotes()).toEqual(['outer after', 'outer before'])
  })

  test('lets the outer one continue after an error that was caught', async () => {
    await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'twice')
      const again = inTransaction(ctx, async (ctx) => ok(await write(ctx.db, 'twice')))
      await expect(again).rejects.toThrow('duplicate key')
      await write(ctx.db, 'after')
      return ok(undefined)
    })
    expect(await listNotes()).toEqual(['after', 'twice'])
  })

  test('is undone with the outer one', async () => {
    await inTransaction(ctx, async (ctx) => {
      await inTransaction(ctx, async (ctx) => ok(await write(ctx.db, 'inner')))
      return fail('outer')
    })
    expect(await listNotes()).toEqual([])
  })

  test('leaves nothing when it and the one inside it both fail', async () => {
    await inTransaction(ctx, async (ctx) => {
      const first = await inTransaction(ctx, async (ctx) => {
        await inTransaction(ctx, async () => fail('inner'))
        await write(ctx.db, 'undone')
        return fail('outer')
      })
      expect(first).toEqual({ ok: false, failure: 'outer' })
      await write(ctx.db, 'after')
      return ok(undefined)
    })
    expect(await listNotes()).toEqual(['after'])
  })

  test('is undone alone when the one inside it throws', async () => {
    await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'outer')
      const failing = inTransaction(ctx, async (ctx) => {
        await write(ctx.db, 'middle')
        return inTransaction(ctx, async (ctx) => ok(await write(ctx.db, 'outer')))
      })
      await expect(failing).rejects.toThrow('duplicate key')
      await write(ctx.db, 'after')
      return ok(undefined)
    })
    expect(await listNotes()).toEqual(['after', 'outer'])
  })

  test('works on its own level when three are nested', async () => {
    await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, '1')
      await inTransaction(ctx, async (ctx) => {
        await write(ctx.db, '2')
        await inTransaction(ctx, async (ctx) => {
          await write(ctx.db, '3')
          return fail('third')
        })
        await write(ctx.db, '2 after')
        return fail('second')
      })
      return ok(undefined)
    })
    expect(await listNotes()).toEqual(['1'])
  })
})

describe('a transaction that PostgreSQL asks to repeat', () => {
  test.each(['40001', '40P01'])('is tried again after the error %s, and its work is done once', async (code) => {
    let tries = 0
    const result = await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'once')
      if (++tries < 4) await throwCode(ctx.db, code)
      return ok(tries)
    })
    expect(result).toEqual({ ok: true, value: 4 })
    expect(await listNotes()).toEqual(['once'])
  })

  test('fails after three more tries', async () => {
    let tries = 0
    const failing = inTransaction(ctx, async (ctx) => {
      tries++
      return ok(await throwCode(ctx.db, '40001'))
    })
    await expect(failing).rejects.toMatchObject({ code: '40001' })
    expect(tries).toBe(4)
  })

  test('fails at once with any other error', async () => {
    let tries = 0
    const failing = inTransaction(ctx, async (ctx) => {
      tries++
      return ok(await throwCode(ctx.db, '22000'))
    })
    await expect(failing).rejects.toMatchObject({ code: '22000' })
    expect(tries).toBe(1)
  })

  test('a real deadlock ends with the work of both done', async () => {
    await write(db, 'a')
    await write(db, 'b')
    const editBoth = (first: string, second: string) =>
      inTransaction(ctx, async (ctx) => {
        await edit(ctx.db, first)
        await sql`select pg_sleep(0.2)`.execute(ctx.db)
        await edit(ctx.db, second)
        return ok(undefined)
      })
    await Promise.all([editBoth('a', 'b'), editBoth('b', 'a')])
    const { rows } = await sql<{ edition: number }>`select edition from notes`.execute(db)
    expect(rows).toEqual([{ edition: 3 }, { edition: 3 }])
  })
})
