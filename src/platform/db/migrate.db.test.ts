import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { migrate } from './migrate.ts'

const { pool } = await testDatabase()
let folder = ''

const write = (name: string, text: string) => writeFile(join(folder, name), text)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribbon-migrations-'))
  await pool.query('drop table if exists toys; truncate schema_migrations')
})
afterEach(() => rm(folder, { recursive: true }))

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

test('a file that fails is undone as a whole, and applied when it is mended', async () => {
  await write('0001-toys.sql', 'create table toys (name text); select 1 / 0')
  await expect(migrate(pool, folder)).rejects.toThrow('Migration 0001-toys.sql failed and was undone: division by zero')
  await expect(pool.query('select from toys')).rejects.toThrow('does not exist')
  await write('0001-toys.sql', 'create table toys (name text)')
  expect(await migrate(pool, folder)).toEqual(['0001-toys.sql'])
})

test('a long migration is not cut off by the time limit of a query', async () => {
  await write('0001-slow.sql', 'select pg_sleep(3.2)')
  expect(await migrate(pool, folder)).toEqual(['0001-slow.sql'])
})

test('two files of one number, and a name without one, are refused', async () => {
  await write('0001-a.sql', 'select 1')
  await write('0001-b.sql', 'select 1')
  await expect(migrate(pool, folder)).rejects.toThrow('Two migrations carry the number 0001')
  await rm(join(folder, '0001-b.sql'))
  await write('later.sql', 'select 1')
  await expect(migrate(pool, folder)).rejects.toThrow('not later.sql')
})
