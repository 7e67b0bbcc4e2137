import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashToken } from '#platform/keys.ts'
import { testDatabase } from '#tests/support/database.ts'
import { findCustomer } from './find-customer.ts'
import { endOfSession } from './session.ts'

const { db, ctx, clock } = await testDatabase()
const ANNA = '00000000-0000-4000-8000-000000000001'

await sql`
  insert into users (id, email, first_name, last_name, created_at)
  values (${ANNA}, 'Anna@example.com', 'Anna', 'Hill', ${clock.now()})`.execute(db)
await sql`
  insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
  values (${ANNA}, ${hashToken('open-sesame')}, ${ANNA}, ${clock.now()}, ${clock.now()}, '2026-03-02T11:00:00Z')`.execute(db)

test('a session token finds its customer until it expires', async () => {
  expect(await findCustomer(ctx, 'open-sesame')).toMatchObject({ id: ANNA, firstName: 'Anna', isEmailConfirmed: false })
  clock.set('2026-03-02T11:00:00Z')
  expect(await findCustomer(ctx, 'open-sesame')).toBeUndefined()
})

test('a session that is used every day ends after ninety days', async () => {
  const start = Date.parse('2026-03-02T10:00:00Z')
  const onDay = (day: number) => clock.set(new Date(start + day * 24 * 60 * 60_000).toISOString())
  onDay(0)
  const bert = '00000000-0000-4000-8000-000000000002'
  await sql`
    insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
    values (${bert}, ${hashToken('bert')}, ${ANNA}, ${clock.now()}, ${clock.now()}, ${endOfSession(clock.now(), clock.now())})`.execute(
    db,
  )
  for (let day = 1; day < 90; day++) {
    onDay(day)
    expect(await findCustomer(ctx, 'bert'), `day ${day}`).toBeDefined()
  }
  onDay(90)
  expect(await findCustomer(ctx, 'bert')).toBeUndefined()
})

test('without a token, or with an unknown one, a visitor is a guest', async () => {
  expect(await findCustomer(ctx, undefined)).toBeUndefined()
  expect(await findCustomer(ctx, 'guessed')).toBeUndefined()
})
