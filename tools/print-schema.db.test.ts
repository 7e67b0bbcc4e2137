import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../tests/support/database.ts'
import { printSchema } from './print-schema.ts'

const { pool } = await testDatabase()

test('db/schema.sql is what the migrations come to (else: node --import tsx tools/dump-schema.ts)', async () => {
  expect(await printSchema(pool)).toBe(await readFile(join(import.meta.dirname, '../db/schema.sql'), 'utf8'))
})

test('every kind of object is printed', async () => {
  await pool.query(`
    create type mood as enum ('glad', 'sad');
    create table gifts (id bigint generated always as identity primary key, name text not null default 'none', mood mood,
      upper_name text generated always as (upper(name)) stored, check (name <> ''));
    create index gifts_by_name on gifts (lower(name));
    create view glad_gifts as select id from gifts where mood = 'glad';
    create function touch() returns trigger language plpgsql as $$ begin return new; end $$;
    create trigger gifts_touched before update on gifts for each row execute function touch();`)
  const schema = await printSchema(pool)
  for (const part of [
    "create type mood as enum ('glad', 'sad');",
    '  id bigint generated always as identity not null',
    "  name text default 'none'::text not null",
    '  upper_name text generated always as (upper(name)) stored',
    '  constraint gifts_pkey PRIMARY KEY (id)',
    "  constraint gifts_name_check CHECK ((name <> ''::text))",
    'CREATE INDEX gifts_by_name ON public.gifts USING btree (lower(name));',
    'create view glad_gifts as',
    'CREATE TRIGGER gifts_touched BEFORE UPDATE ON public.gifts',
    'CREATE OR REPLACE FUNCTION public.touch()',
  ]) {
    expect(schema).toContain(part)
  }
})
