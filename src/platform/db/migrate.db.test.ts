import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeTemporaryFolder } from '#tools/temporary-folder.ts'
import { listMissingMigrations, migrate } from './migrate.ts'

const { pool } = await testDatabase()
let folder = ''

const write = (name: string, text: string) => writeFile(join(folder, name.includes('/') ? name : `migrations/${name}`), text)
const remove = (name: string) => rm(join(folder, name))

beforeEach(async () => {
  folder = makeTemporaryFolder('migrations')
  for (const name of ['migrations', 'functions', 'views']) await mkdir(join(folder, name))
  await pool.query(`
    drop table if exists toys cascade;
    drop function if exists cheap, price_of, round_price;
    drop view if exists one_toy;
    truncate schema_migrations`)
})

test('files are applied once, in the order of their numbers', async () => {
  await write('0002-add-price.sql', 'alter table toys add price int')
  await write('0001-toys.sql', 'create table toys (name text)')
  expect(await migrate(pool, folder)).toEqual(['0001-toys.sql', '0002-add-price.sql'])
  expect(await migrate(pool, folder)).toEqual([])
  await pool.query('select name, price from toys')
})

test('processes that start together apply them once', async () => {
  await write('0001-toys.sql', 'create table toys (name text); select pg_sleep(0.3)')
  const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)])
  expect(applied.flat()).toEqual(['0001-toys.sql'])
})

test('a file that was changed after it was applied is refused by name', async () => {
  await write('0001-toys.sql', 'create table toys (name text)')
  await migrate(pool, folder)
  await write('0001-toys.sql', 'create table toys (name text not null)')
  await write('0002-more.sql', 'alter table toys add price int')
  await expect(migrate(pool, folder)).rejects.toThrow('Changed after being applied to this database: 0001-toys.sql.')
  await expect(pool.query('select price from toys')).rejects.toThrow('does not exist')
})

test('when a file fails everything is undone, and it is applied once it is corrected', async () => {
  await write('0001-toys.sql', 'create table toys (name text)')
  await write('0002-broken.sql', 'select 1 / 0')
  await expect(migrate(pool, folder)).rejects.toThrow('0002-broken.sql failed and everything was undone: division by zero')
  await expect(pool.query('select from toys')).rejects.toThrow('does not exist')
  await write('0002-broken.sql', 'select 1 / 1')
  expect(await migrate(pool, folder)).toEqual(['0001-toys.sql', '0002-broken.sql'])
})

test('a table with checks that wait for the commit can be altered by the next file', async () => {
  await write(
    '0001-toys.sql',
    'create table toys (id int primary key, part_of int references toys deferrable initially deferred)',
  )
  await write('0002-two.sql', 'insert into toys values (1, 2), (2, null)')
  await write('0003-name.sql', 'alter table toys add name text')
  expect(await migrate(pool, folder)).toHaveLength(3)
})

test('a long migration is not cut off by the time limit of a query', async () => {
  await write('0001-slow.sql', 'select pg_sleep(3.2)')
  expect(await migrate(pool, folder)).toEqual(['0001-slow.sql'])
})

test('two files with one number, and a file without a number, are refused', async () => {
  await write('0001-a.sql', 'select 1')
  await write('0001-b.sql', 'select 1')
  await expect(migrate(pool, folder)).rejects.toThrow('Two migrations have the number 0001')
  await remove('migrations/0001-b.sql')
  await write('later.sql', 'select 1')
  await expect(migrate(pool, folder)).rejects.toThrow('not later.sql')
})

describe('functions and views', () => {
  const CHEAP = 'create or replace function cheap(price int) returns boolean language sql as $$ select price < 10 $$;'
  const ROUND =
    'create or replace function round_price() returns trigger language plpgsql as $$ begin new.price := round(new.price, -1); return new; end $$;'
  /** Its parameter is a row of a table that a migration creates. */
  const PRICE_OF = 'create or replace function price_of(toy toys) returns numeric language sql return toy.price;'

  beforeEach(async () => {
    await write(
      '0001-toys.sql',
      `create table toys (name text, price numeric);
      create trigger round before insert on toys for each row execute function round_price();
      insert into toys values ('ball', 14), ('bear', 4)`,
    )
    await write('functions/cheap.sql', CHEAP)
    await write('functions/price_of.sql', PRICE_OF)
    await write('functions/round_price.sql', ROUND)
    // By name it comes before the view that it reads.
    await write('views/cheap_names.sql', 'create view cheap_names as\nselect name from cheap_toys;')
    await write('views/cheap_toys.sql', 'create view cheap_toys as\nselect name from toys t where cheap(price_of(t)::int);')
  })

  const listCheap = async () =>
    (await pool.query<{ name: string }>('select name from cheap_names order by 1')).rows.map(({ name }) => name)
  const identify = async (name: string) =>
    (await pool.query('select xmin::text from pg_proc where proname = $1', [name])).rows[0]?.xmin

  test('are created after the tables, and before their triggers need them', async () => {
    expect(await migrate(pool, folder)).toEqual([
      ...['0001-toys.sql', 'functions/cheap.sql', 'functions/price_of.sql', 'functions/round_price.sql'],
      ...['views/cheap_names.sql', 'views/cheap_toys.sql'],
    ])
    expect(await listCheap()).toEqual(['bear'])
    expect((await pool.query('select price from toys order by 1')).rows).toEqual([{ price: '0' }, { price: '10' }])
    expect(await migrate(pool, folder)).toEqual([])
  })

  test('an edited function is applied again, an unchanged one is not', async () => {
    await migrate(pool, folder)
    const before = { cheap: await identify('cheap'), price_of: await identify('price_of') }
    await write('functions/cheap.sql', CHEAP.replace('10', '20'))
    expect(await listMissingMigrations(pool, folder)).toEqual(['functions/cheap.sql'])
    expect(await migrate(pool, folder)).toEqual(['functions/cheap.sql'])
    expect(await listMissingMigrations(pool, folder)).toEqual([])
    expect(await identify('cheap')).not.toBe(before.cheap)
    expect(await identify('price_of')).toBe(before.price_of)
    expect(await listCheap()).toEqual(['ball', 'bear'])
  })

  test('an edited view is applied again together with the views that read it', async () => {
    await migrate(pool, folder)
    await write('views/cheap_toys.sql', `create view cheap_toys as\nselect 1 as place, upper(name) as name from toys;`)
    expect(await migrate(pool, folder)).toEqual(['views/cheap_toys.sql'])
    expect(await listCheap()).toEqual(['BALL', 'BEAR'])
  })

  test('a migration can change a column that a view reads', async () => {
    await migrate(pool, folder)
    await write('0002-long-names.sql', 'alter table toys alter name type varchar(200)')
    expect(await migrate(pool, folder)).toEqual(['0002-long-names.sql'])
    expect(await listCheap()).toEqual(['bear'])
  })

  test('a removed one is dropped', async () => {
    await migrate(pool, folder)
    for (const name of ['views/cheap_names.sql', 'views/cheap_toys.sql', 'functions/cheap.sql']) await remove(name)
    expect(await migrate(pool, folder)).toEqual([])
    await expect(listCheap()).rejects.toThrow('does not exist')
    expect(await identify('cheap')).toBeUndefined()
    expect(await identify('price_of')).toBeDefined()
    expect(await listMissingMigrations(pool, folder)).toEqual([])
  })

  test.each([
    ['a function with a syntax error', 'functions/round_price.sql', ROUND.replace('return new;', 'retrun new;')],
    ['a function that reads a missing table', 'functions/cheap.sql', CHEAP.replace('price < 10', 'true from games')],
    ['a view of a missing column', 'views/cheap_toys.sql', 'create view cheap_toys as\nselect colour from toys;'],
    ['a deleted function that is still used', 'functions/cheap.sql', undefined],
  ])('%s undoes everything', async (_what, name, text) => {
    await migrate(pool, folder)
    await write('0002-doll.sql', `insert into toys values ('doll', 1)`)
    await (text === undefined ? remove(name) : write(name, text))
    await expect(migrate(pool, folder)).rejects.toThrow(/failed and everything was undone/)
    expect(await listCheap()).toEqual(['bear'])
    expect(await listMissingMigrations(pool, folder)).toContain('0002-doll.sql')
  })

  test('a function with new parameters needs a migration that drops the old one', async () => {
    await migrate(pool, folder)
    await write('functions/cheap.sql', CHEAP.replace('price int', 'price int, below int').replace('< 10', '< below'))
    await expect(migrate(pool, folder)).rejects.toThrow('Functions with new parameters: cheap. Drop the old ones in a migration.')
    await write('0002-drop.sql', 'drop function cheap(int)')
    await expect(migrate(pool, folder)).rejects.toThrow(
      'views/cheap_toys.sql failed and everything was undone: function cheap(integer)',
    )
    await write('views/cheap_toys.sql', 'create view cheap_toys as\nselect name from toys where cheap(price::int, 5);')
    expect(await migrate(pool, folder)).toEqual(['0002-drop.sql', 'functions/cheap.sql', 'views/cheap_toys.sql'])
    expect(await listCheap()).toEqual(['bear'])
  })

  test('a file creates only what it is named after', async () => {
    await write('functions/cheap.sql', `${CHEAP}\n${ROUND}`)
    await remove('functions/round_price.sql')
    await write('views/toy.sql', 'create view one_toy as\nselect 1;')
    await expect(migrate(pool, folder)).rejects.toThrow(
      'functions/cheap.sql must contain "create or replace function cheap( …" and create nothing else.',
    )
    await write('functions/cheap.sql', CHEAP)
    await expect(migrate(pool, folder)).rejects.toThrow(
      'views/toy.sql must contain "create view toy as …" and create nothing else.',
    )
  })

  test('an older release keeps the functions and views of a newer one, and applies none of its own', async () => {
    await write('0002-newer.sql', 'select 1')
    await write('functions/cheap.sql', CHEAP.replace('10', '20'))
    await migrate(pool, folder)
    await remove('migrations/0002-newer.sql')
    await write('functions/cheap.sql', CHEAP)
    expect(await listMissingMigrations(pool, folder)).toEqual([])
    expect(await migrate(pool, folder)).toEqual([])
    expect(await listCheap()).toEqual(['ball', 'bear'])
    await write('0003-other.sql', 'select 1')
    await expect(migrate(pool, folder)).rejects.toThrow('does not have (0002-newer.sql), so 0003-other.sql cannot be applied')
  })
})
