import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { createKeyring } from '../keys.ts'
import { readLastingSecret, resealLastingSecret } from './lasting-secret.ts'

const { ctx, db } = await testDatabase()
const [OLD_KEY, NEW_KEY] = ['o'.repeat(32), 'n'.repeat(32)]
const read = (secretKey: string, oldSecretKeys: string[] = []) => readLastingSecret(ctx, { secretKey, oldSecretKeys })

beforeEach(async () => void (await sql`delete from shop_secrets`.execute(db)))

test('processes that start a new shop together share one secret, which does not follow from SECRET_KEY', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => read(OLD_KEY)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).not.toBe(OLD_KEY)
  expect(await read(OLD_KEY)).toBe(secrets[0])
})

test('links and hashes made under the old key are the same while it is listed, and after it was removed', async () => {
  const secret = await read(OLD_KEY)
  expect(await read(NEW_KEY, [OLD_KEY])).toBe(secret)
  await resealLastingSecret(ctx, createKeyring(NEW_KEY, [OLD_KEY]))
  await resealLastingSecret(ctx, createKeyring(NEW_KEY, [OLD_KEY]))
  expect(await read(NEW_KEY)).toBe(secret)
  await expect(read(OLD_KEY)).rejects.toThrow('SECRET_KEY_OLD')
})

test('a shop that is started with a wrong SECRET_KEY stops before it seals anything with it', async () => {
  await read(OLD_KEY)
  await expect(read(NEW_KEY)).rejects.toThrow('The data was sealed with another SECRET_KEY')
})

test('the secret is not stored in clear in the table', async () => {
  const secret = await read(OLD_KEY)
  const { rows } = await sql<{ dump: string }>`select s::text as dump from shop_secrets s`.execute(db)
  expect(rows[0]?.dump).not.toContain(Buffer.from(secret).toString('hex'))
})
