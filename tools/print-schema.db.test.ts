import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../tests/support/database.ts'
import { printSchema } from './print-schema.ts'

const { pool } = await testDatabase()

test('db/schema.sql matches the migrations (else: npx tsx tools/dump-schema.ts)', async () => {
  expect(await printSchema(pool)).toBe(await readFile(join(import.meta.dirname, '../db/schema.sql'), 'utf8'))
})

test('every kind of object is printed', async () => {
  await pool.query(`
    create type mood as enum ('glad', 'sad');
    create table toys (id bigint generated always as identity primary key, name text not null default 'none', mood mood,
      upper_name text generated always as (upper(name)) stored, check (name <> ''));
    create index toys_by_name on toys (lower(name));
    create view glad_toys as select id from toys where mood = 'glad';
    create function touch() returns trigger language plpgsql as $$ begin return new; end $$;
    create trigger toys_touched before update on toys for each row execute function touch();`)
  const schema = await printSchema(pool)
  for (const part of [
    "create type mood as enum ('glad', 'sad');",
    '  id bigint generated always as identity not null',
    "  name text default 'none'::text not null",
    '  upper_name text generated always as (upper(name)) stored',
    '  constraint toys_pkey PRIMARY KEY (id)',
    "  constraint toys_name_check CHECK ((name <> ''::text))",
    'CREATE INDEX toys_by_name ON public.toys USING btree (lower(name));',
    '-- Columns: id bigint\ncreate view glad_toys as',
    'CREATE TRIGGER toys_touched BEFORE UPDATE ON public.toys',
    'CREATE OR REPLACE FUNCTION public.touch()',
  ]) {
    expect(schema).toContain(part)
  }
})
