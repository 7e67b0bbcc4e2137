import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import { hashToken } from '../../../platform/keys.ts'
import { findCustomer } from './find-customer.ts'

const { db, ctx, clock } = await testDatabase()
const ANNA = '00000000-0000-4000-8000-000000000001'

await sql`
  insert into users (id, email, first_name, last_name, created_at)
  values (${ANNA}, 'Anna@example.com', 'Anna', 'Hill', ${clock.now()})`.execute(db)
await sql`
  insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
  values (${ANNA}, ${hashToken('open-sesame')}, ${ANNA}, ${clock.now()}, ${clock.now()}, '2026-03-02T11:00:00Z')`.execute(db)

test('a session token leads to its customer until it runs out', async () => {
  expect(await findCustomer(ctx, 'open-sesame')).toMatchObject({ id: ANNA, firstName: 'Anna', isEmailConfirmed: false })
  clock.set('2026-03-02T11:00:00Z')
  expect(await findCustomer(ctx, 'open-sesame')).toBeUndefined()
})

test('no token, or one that was never given, is a guest', async () => {
  expect(await findCustomer(ctx, undefined)).toBeUndefined()
  expect(await findCustomer(ctx, 'guessed')).toBeUndefined()
})
