import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { forgetOldEvents } from './forget-old-events.job.ts'
import { recordAccountEvent, recordStaffCommand } from './record-event.ts'

const { ctx, db, clock } = await testDatabase()
const ANNA = '00000000-0000-4000-8000-000000000001'
const request = { id: '1', ip: '203.0.113.7', headers: {} }

const readLog = async () =>
  (
    await sql<
      Record<string, unknown>
    >`select event, account_id, staff, command, source_hash from security_log order by id`.execute(db)
  ).rows

test('each event is recorded with its actor, and its source as a keyed hash', async () => {
  await recordAccountEvent({ ...ctx, request }, HARMLESS_SERVICES, { event: 'LOGIN', accountId: ANNA })
  await recordAccountEvent({ ...ctx, request }, HARMLESS_SERVICES, { event: 'LOGIN_FAILED', accountId: undefined })
  await recordStaffCommand(ctx, { staff: 'anna', command: 'operate --refund 1:1' })
  const lines = await readLog()
  expect(lines).toMatchObject([
    { event: 'LOGIN', account_id: ANNA },
    { event: 'LOGIN_FAILED', account_id: null },
    { event: 'STAFF_COMMAND', staff: 'anna', command: 'operate --refund 1:1', source_hash: null },
  ])
  expect(lines[0]?.source_hash).toEqual(lines[1]?.source_hash)
  expect(JSON.stringify(lines)).not.toContain('203.0.113')
})

test.each([
  ['changed', sql`update security_log set staff = 'bert' where staff = 'anna'`],
  ['deleted', sql`delete from security_log`],
  ['emptied', sql`truncate security_log`],
])('it cannot be %s', async (_how, statement) => {
  await expect(statement.execute(db)).rejects.toThrow('security_log')
  expect(await readLog()).toHaveLength(3)
})

test('a line is deleted after 400 days, not sooner', async () => {
  const year = { ...ctx, clock: { now: () => new Date('2020-01-01T00:00:00Z') } }
  await recordStaffCommand(year, { staff: 'anna', command: 'long ago' })
  clock.set('2021-02-03T00:00:00Z')
  await forgetOldEvents.run(ctx, {})
  expect(await readLog()).toHaveLength(4)
  clock.set('2021-02-05T00:00:00Z')
  await forgetOldEvents.run(ctx, {})
  expect(await readLog()).toHaveLength(3)
})
