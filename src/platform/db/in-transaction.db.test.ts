import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { fail, ok } from '../../shared/result.ts'
import type { Db } from '../context.ts'
import { inTransaction } from './in-transaction.ts'
import { askLater, changeOneLater, sendLater } from './pool.ts'

const { ctx, db } = await testDatabase()
await sql`create table notes (text text primary key, edition int not null default 1)`.execute(db)

const write = (db: Db, text: string) => sql`insert into notes (text) values (${text})`.execute(db)
const writeLater = (db: Db, text: string) => sendLater(db, sql`insert into notes (text) values (${text})`)
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

  test('undoes its work when the result is a failure, and hands the failure on', async () => {
    const result = await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'lost')
      return fail('sold out')
    })
    expect(result).toEqual({ ok: false, failure: 'sold out' })
    expect(await listNotes()).toEqual([])
  })

  test('undoes its work when an error is thrown, and throws it on', async () => {
    const failing = inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'lost')
      throw new Error('a bug')
    })
    await expect(failing).rejects.toThrow('a bug')
    expect(await listNotes()).toEqual([])
  })

  test('sees what others have committed meanwhile', async () => {
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

  test('lets the outer one go on after an error that was caught', async () => {
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

  test('is as if it had never been when it failed before it asked for anything', async () => {
    await inTransaction(ctx, async (ctx) => {
      const first = await inTransaction(ctx, async (ctx) => {
        await inTransaction(ctx, async () => fail('inner'))
        await writeLater(ctx.db, 'taken back')
        return fail('outer')
      })
      expect(first).toEqual({ ok: false, failure: 'outer' })
      await write(ctx.db, 'after')
      return ok(undefined)
    })
    expect(await listNotes()).toEqual(['after'])
  })

  test('is undone alone when what failed was sent before the one inside it', async () => {
    await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'outer')
      const failing = inTransaction(ctx, async (ctx) => {
        await write(ctx.db, 'middle')
        await writeLater(ctx.db, 'outer')
        return inTransaction(ctx, async (ctx) => ok(await write(ctx.db, 'inner')))
      })
      await expect(failing).rejects.toThrow('duplicate key')
      await write(ctx.db, 'after')
      return ok(undefined)
    })
    expect(await listNotes()).toEqual(['after', 'outer'])
  })

  test('stands on its own level when three lie in each other', async () => {
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

describe('a change that is sent later', () => {
  test('is there for the next statement, and kept by the commit', async () => {
    await inTransaction(ctx, async (ctx) => {
      await writeLater(ctx.db, 'seen')
      const { rows } = await sql`select from notes`.execute(ctx.db)
      expect(rows).toHaveLength(1)
      await writeLater(ctx.db, 'with the commit')
      return ok(undefined)
    })
    await writeLater(db, 'alone')
    expect(await listNotes()).toEqual(['alone', 'seen', 'with the commit'])
  })

  test('undoes everything when it fails, and says why', async () => {
    const failing = inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'twice')
      await writeLater(ctx.db, 'twice')
      await writeLater(ctx.db, 'after')
      return ok(undefined)
    })
    await expect(failing).rejects.toThrow('duplicate key')
    const statement = inTransaction(ctx, async (ctx) => {
      await writeLater(ctx.db, 'twice')
      await writeLater(ctx.db, 'twice')
      return ok(await write(ctx.db, 'after'))
    })
    await expect(statement).rejects.toThrow('duplicate key')
    expect(await listNotes()).toEqual([])
  })

  test('is undone with what it belongs to, and nothing else', async () => {
    await inTransaction(ctx, async (ctx) => {
      await writeLater(ctx.db, 'outer')
      await inTransaction(ctx, async (ctx) => {
        await writeLater(ctx.db, 'inner')
        return fail('no')
      })
      const failing = inTransaction(ctx, async (ctx) => ok(await writeLater(ctx.db, 'outer')))
      await expect(failing).rejects.toThrow('duplicate key')
      return ok(undefined)
    })
    await inTransaction(ctx, async (ctx) => {
      await writeLater(ctx.db, 'never sent')
      return fail('no')
    })
    expect(await listNotes()).toEqual(['outer'])
  })
})

describe('a change of one row that is sent later', () => {
  const editLater = (db: Db, text: string) =>
    changeOneLater(db, sql`update notes set edition = edition + 1 where text = ${text}`, `There is no ${text}`)

  test('is kept when there is that row', async () => {
    await write(db, 'here')
    await inTransaction(ctx, async (ctx) => ok(await editLater(ctx.db, 'here')))
    await editLater(db, 'here')
    const { rows } = await sql`select edition from notes`.execute(db)
    expect(rows).toEqual([{ edition: 3 }])
  })

  test('undoes everything when there is none, and says so, even when nothing but the commit follows', async () => {
    const failing = inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'lost')
      return ok(await editLater(ctx.db, 'nowhere'))
    })
    await expect(failing).rejects.toThrow('There is no nowhere')
    expect(await listNotes()).toEqual([])
  })
})

describe('what PostgreSQL asks to try again', () => {
  test.each(['40001', '40P01'])('%s is tried again, and the work is there once', async (code) => {
    let tries = 0
    const result = await inTransaction(ctx, async (ctx) => {
      await write(ctx.db, 'once')
      if (++tries < 4) await throwCode(ctx.db, code)
      return ok(tries)
    })
    expect(result).toEqual({ ok: true, value: 4 })
    expect(await listNotes()).toEqual(['once'])
  })

  test('is given up after three more tries', async () => {
    let tries = 0
    const failing = inTransaction(ctx, async (ctx) => {
      tries++
      return ok(await throwCode(ctx.db, '40001'))
    })
    await expect(failing).rejects.toMatchObject({ code: '40001' })
    expect(tries).toBe(4)
  })

  test('any other error is not tried again', async () => {
    let tries = 0
    const failing = inTransaction(ctx, async (ctx) => {
      tries++
      return ok(await throwCode(ctx.db, '22000'))
    })
    await expect(failing).rejects.toMatchObject({ code: '22000' })
    expect(tries).toBe(1)
  })

  test('a real deadlock ends with both pieces of work done', async () => {
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

describe('a statement that is asked later', () => {
  const insert = (text: string) => sql`insert into notes (text) values (${text}) on conflict do nothing returning text`

  test('is done before the next one, which sees it, and answered', async () => {
    const found = await inTransaction(ctx, async ({ db }) => {
      const { answered } = await askLater(db, insert('first'))
      const { rows } = await sql`select text from notes`.execute(db)
      return ok([(await answered).rows, rows])
    })
    expect(found).toEqual({ ok: true, value: [[{ text: 'first' }], [{ text: 'first' }]] })
  })

  test('fails the next one when it fails, and itself', async () => {
    const failing = inTransaction(ctx, async ({ db }) => {
      const { answered } = await askLater(db, sql`insert into notes (text) values (${null})`)
      await expect(sql`select 1`.execute(db)).rejects.toThrow('null value')
      return ok(await answered)
    })
    await expect(failing).rejects.toThrow('null value')
  })

  test('is never answered, and says so, when it is taken back', async () => {
    let answer: Promise<unknown> | undefined
    await inTransaction(ctx, async ({ db }) => {
      answer = (await askLater(db, insert('first'))).answered
      return fail('no')
    })
    await expect(answer).rejects.toThrow('Taken back')
  })

  test('needs a transaction', async () => {
    await expect(askLater(db, insert('alone'))).rejects.toThrow('outside of a transaction')
  })
})
