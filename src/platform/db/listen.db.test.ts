import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { listen } from './listen.ts'

const { databaseUrl, db, ctx } = await testDatabase()
const say = () => sql`select pg_notify('changes', 'anything')`.execute(db)

async function listenForChanges() {
  const listener = listen(databaseUrl, 'changes', ctx.log)
  onTestFinished(() => listener.close())
  let notices = 0
  listener.onChange(() => notices++)
  await expect.poll(() => notices).toBe(1)
  return { ...listener, notices: () => notices }
}

test('a new connection counts as a notification, because an earlier one may have been missed', async () => {
  const { notices } = await listenForChanges()
  expect(notices()).toBe(1)
})

test('after catching up, every notification that was committed before has arrived', async () => {
  const { catchUp, notices } = await listenForChanges()
  for (let round = 2; round < 500; round++) {
    await say()
    await catchUp()
    expect(notices()).toBe(round)
  }
})

test('catching up fails without a connection, and the next connection counts as a notification', async () => {
  const { catchUp, notices } = await listenForChanges()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ribbon-changes' and datname = current_database()`.execute(db)
  await expect(catchUp()).rejects.toThrow()
  await expect.poll(notices).toBe(2)
  await catchUp()
})
