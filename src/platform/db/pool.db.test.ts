import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeTemporaryFolder } from '#tools/temporary-folder.ts'
import { assertDurability, startEmbeddedPostgres } from './embedded.ts'
import { createDb, createPool } from './pool.ts'

const { databaseUrl, db } = await testDatabase()

function poolOfOne(onError?: (error: Error) => void) {
  const pool = createPool(databaseUrl, { max: 1, onError })
  onTestFinished(() => pool.end())
  return pool
}

describe('a connection', () => {
  test('cancels a query that takes too long', async () => {
    const { rows } = await poolOfOne().query(
      `
      select name, setting from pg_settings where name = any($1) order by name`,
      [['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout']],
    )
    expect(rows.map(({ setting }) => setting)).toEqual(['5000', '2000', '3000'])
    await expect(poolOfOne().query('select pg_sleep(4)')).rejects.toMatchObject({ code: '57014' })
  })

  test('prepares a statement once and plans it once', async () => {
    const pool = poolOfOne()
    const db = createDb(pool)
    for (const relname of ['pg_class', 'pg_type', 'pg_proc']) {
      await sql`select oid from pg_class where relname = ${relname}`.execute(db)
    }
    const { rows } = await pool.query(
      "select statement, generic_plans, custom_plans from pg_prepared_statements where statement like 'select oid%'",
    )
    const statement = 'select oid from pg_class where relname = $1'
    expect(rows).toEqual([{ statement, generic_plans: 3n, custom_plans: 0n }])
  })

  test('forgets statements when there are very many', async () => {
    const pool = poolOfOne()
    for (let i = 0; i < 1_010; i++) await pool.query(`select $1::int + ${i}`, [1])
    const { rows } = await pool.query('select count(*) from pg_prepared_statements')
    expect(rows).toEqual([{ count: 1_000n }])
  })

  test('forgets statements of one kind when there are many, and still prepares others', async () => {
    const pool = poolOfOne()
    const list = 'select oid, relname, relkind, relnamespace from pg_class where oid = $1'
    for (let i = 0; i < 300; i++) await pool.query(`${list} and relpages > ${i}`, [1])
    await pool.query('select relname from pg_class where oid = $1', [1])
    const { rows } = await pool.query(`
      select count(*) filter (where statement like 'select oid%') as lists, count(*) filter (where statement like 'select rel%') as others
      from pg_prepared_statements`)
    expect(rows).toEqual([{ lists: 200n, others: 1n }])
  })

  test.each([
    [false, 'Seq Scan'],
    [true, 'Index Scan using waiting_pkey'],
  ])('plans for a short table by its index when it may grow: %s', async (byIndex, scan) => {
    const pool = createPool(databaseUrl, { max: 1, byIndex })
    onTestFinished(() => pool.end())
    await pool.query('create temporary table waiting (place int primary key); insert into waiting values (1); analyze waiting')
    const { rows } = await pool.query(
      'explain (costs off) select place from waiting where place > 0 order by place limit 1 for update',
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(scan)
    expect(plan.includes('Sort')).toBe(!byIndex)
  })

  test('stays open while idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const pool = poolOfOne()
    await pool.query('select 1')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(pool.idleCount).toBe(1)
  })

  test('reads large numbers exactly and a date as a day', async () => {
    const { rows } = await poolOfOne().query("select 9007199254740993 as large, date '2026-03-29' as day")
    expect(rows).toEqual([{ large: 9007199254740993n, day: '2026-03-29' }])
  })
})

describe('a connection that is lost', () => {
  test('while idle is replaced and reported', async () => {
    const errors: Error[] = []
    const pool = poolOfOne((error) => errors.push(error))
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(db)
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('while lent, between two queries, fails only that work', async () => {
    const pool = poolOfOne()
    const client = await pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const gone = new Promise((resolve) => client.once('end', resolve))
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(db)
    await gone
    await expect(client.query('select 1')).rejects.toThrow()
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('while a query is running is not lent to the next one', async () => {
    const pool = poolOfOne()
    const client = await pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const sleeping = client.query('select pg_sleep(2)').finally(() => client.release())
    const next = sleeping.catch(() => pool.query('select 1 as one'))
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(db)
    expect(await next).toMatchObject({ rows: [{ one: 1 }] })
  })
})

test('a restart of PostgreSQL is survived by busy and idle connections, and durability is checked', async () => {
  const dataDir = makeTemporaryFolder('restart')
  const first = await startEmbeddedPostgres({ dataDir })
  const pool = createPool(first.databaseUrl, { max: 3 })
  onTestFinished(() => pool.end())
  await assertDurability(createDb(pool))
  const busy = pool.query('select pg_sleep(2)').catch((error) => error)
  await pool.query('create table survivors as select 7 as number')
  await first.stop()
  expect(await busy).toBeInstanceOf(Error)
  await expect(pool.query('select 1')).rejects.toThrow('ECONNREFUSED')

  const second = await startEmbeddedPostgres({ dataDir })
  expect(second.databaseUrl).toBe(first.databaseUrl)
  expect((await pool.query('select number from survivors')).rows).toEqual([{ number: 7 }])
  await second.stop()
}, 60_000)

test('a database that may lose a commit is refused', async () => {
  await expect(assertDurability(db)).rejects.toThrow('fsync is off, full_page_writes is off, synchronous_commit is off')
})

test('no autovacuum changes the plans of queries in the middle of a test', async () => {
  expect((await poolOfOne().query('show autovacuum')).rows).toEqual([{ autovacuum: 'off' }])
})
