import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD, testAccounts } from '../support/accounts.ts'
import { ADDRESS } from '../support/home.ts'

const { open, mutate, logIn, makeCustomer, newEmail, tokenFor, db } = await testAccounts()
const BETTER = 'nine pears in a bag'
const HOME = { ...ADDRESS, customerType: 'PRIVATE' }

test('everything that opens or changes an account is in the security log, without personal data', async () => {
  const owner = await makeCustomer()
  const { rows: users } = await sql<{ id: string }>`select id from users where email = ${owner.email}`.execute(db)
  const id = users[0]?.id
  await logIn(open(), owner.email, 'guess number one')
  await logIn(open(), newEmail(), 'guess number one')
  await logIn(open(), owner.email)
  await mutate(owner, 'logOutEverywhere', { andHere: false })
  const { address } = await mutate(owner, 'saveAddress', { input: HOME }, 'address { id }')
  await mutate(owner, 'deleteAddress', { id: address.id }, 'addressBook { totalCount }')
  await mutate(owner, 'updateProfile', { input: { invoiceEmail: 'books@example.com' } }, 'user { subscribed }')
  const moved = newEmail()
  await mutate(owner, 'changeEmail', { email: moved, password: PASSWORD, captchaToken: 'solved' }, 'user { subscribed }')
  await mutate(owner, 'confirmEmail', { token: await tokenFor(moved, '/account/confirm-email/') })
  const chosen = { currentPassword: PASSWORD, newPassword: BETTER, newPasswordConfirmation: BETTER, captchaToken: 'solved' }
  await mutate(owner, 'changePassword', chosen)
  await mutate(open(), 'forgotPassword', { email: moved, captchaToken: 'solved' })
  const guest = open()
  const reset = { token: await tokenFor(moved, '/account/new-password/'), password: PASSWORD, passwordConfirmation: PASSWORD }
  await mutate(guest, 'newPassword', reset)
  await mutate(guest, 'deleteAccount', { password: 'wrong password' })
  expect((await mutate(guest, 'deleteAccount', { password: PASSWORD })).status).toBe(true)

  const { rows } = await sql<{ event: string; accountId: string | null; line: string; hasSource: boolean }>`
    select event, account_id as "accountId", l::text as line, source_hash is not null as "hasSource"
    from security_log l order by id`.execute(db)
  expect(rows.map(({ event }) => event)).toEqual([
    'ACCOUNT_CREATED',
    'LOGIN_FAILED',
    'LOGIN_FAILED',
    'LOGIN',
    'LOGOUT_EVERYWHERE',
    'ADDRESS_SAVED',
    'ADDRESS_DELETED',
    'PROFILE_CHANGED',
    'EMAIL_CHANGE_REQUESTED',
    'EMAIL_CHANGED',
    'PASSWORD_CHANGED',
    'PASSWORD_RESET',
    'PASSWORD_WRONG',
    'ACCOUNT_DELETED',
  ])
  expect(rows.map(({ accountId }) => accountId)).toEqual(rows.map((_, place) => (place === 2 ? null : id)))
  expect(rows.every(({ hasSource }) => hasSource)).toBe(true)
  for (const { line } of rows) expect(line).not.toMatch(/example\.com|Anna|Hill|10\.\d+\.\d+\.7/)
})

test('requests that change nothing are not in the security log', async () => {
  const owner = await makeCustomer()
  const { rows: users } = await sql<{ id: string }>`select id from users where email = ${owner.email}`.execute(db)
  const id = users[0]?.id
  await mutate(owner, 'deleteAddress', { id: '00000000-0000-4000-8000-000000000000' }, 'addressBook { totalCount }')
  await mutate(owner, 'deleteAddress', { id: 'no id at all' }, 'addressBook { totalCount }')
  await mutate(owner, 'updateProfile', { input: {} }, 'user { subscribed }')
  await mutate(owner, 'logOutEverywhere', { andHere: false })
  await Promise.all([1, 2, 3].map(() => mutate(owner, 'deleteAccount', { password: PASSWORD })))
  const { rows } = await sql<{ event: string }>`select event from security_log where account_id = ${id} order by id`.execute(db)
  expect(rows.map(({ event }) => event)).toEqual(['ACCOUNT_CREATED', 'ACCOUNT_DELETED'])
})
