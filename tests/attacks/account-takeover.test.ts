import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { insertCart } from '../../src/modules/orders/cart/cart.store.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { PASSWORD, testAccounts } from '../support/accounts.ts'
import { overlap } from '../support/at-once.ts'

const shop = await testAccounts({ withLimits: true })
const { open, logIn, codes, makeCustomer, mutate, readUser, tokenFor, newEmail, mails, work, ctx, db, clock } = shop

const RESET = '/account/new-password/'
const CONFIRM = '/account/confirm-email/'
const BETTER = 'nine pears in a bag'
const USER = 'user { mainProfile { email newEmail } }'

type Browser = ReturnType<typeof open>
const askForLink = (email: string) => mutate(open(), 'forgotPassword', { email, captchaToken: 'solved' })
const choose = (browser: Browser, token: string) =>
  mutate(browser, 'newPassword', { token, password: BETTER, passwordConfirmation: BETTER })
const changePassword = (browser: Browser, currentPassword = PASSWORD, newPassword = BETTER) =>
  mutate(browser, 'changePassword', {
    ...{ currentPassword, newPassword, newPasswordConfirmation: newPassword, captchaToken: 'solved' },
  })
const changeEmail = (browser: Browser, email: string, captchaToken = 'solved') =>
  mutate(browser, 'changeEmail', { email, password: PASSWORD, captchaToken }, USER)
const mailsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject)
const idOf = async (email: string) => {
  const { rows } = await sql<{ id: string }>`select id from users where email = ${email}`.execute(db)
  return rows[0]?.id as string
}

describe('changing the e-mail address', () => {
  test('needs a solved captcha', async () => {
    expect(codes(await changeEmail(await makeCustomer(), newEmail(), 'wrong'))).toEqual([FAILURES.CAPTCHA_FAILED.code])
  })

  test('does not reveal whether the address has an account; its owner is notified and gets no link', async () => {
    const taken = await makeCustomer()
    const free = newEmail()
    const before = mailsTo(taken.email).length
    for (const email of [taken.email, free]) {
      const thief = await makeCustomer()
      const asked = await changeEmail(thief, email)
      expect(asked).toEqual({ user: { mainProfile: { email: thief.email, newEmail: email } }, errors: [] })
    }
    await work()
    expect(mailsTo(taken.email).slice(before)).toEqual(['You already have an account at Gift Card Square'])
    expect(mailsTo(free)).toEqual(['Confirm your email address'])
  })

  test('does not flood a mailbox: neither by its aliases nor for an account that is not confirmed', async () => {
    const squatter = await makeCustomer({ isConfirmed: false })
    await work()
    for (let count = 0; count < 4; count++) {
      await changeEmail(squatter, `victim+${count}@example.com`)
      await work()
    }
    expect(mails.filter(({ to }) => to.startsWith('victim'))).toHaveLength(3)
    expect(mailsTo(squatter.email)).toHaveLength(3)
  })
})

test('only a few links for a new password are sent to the aliases of a mailbox while nobody has confirmed them', async () => {
  const aliases = Array.from({ length: 4 }, (_, count) => `alias+${count}@example.com`)
  for (const email of aliases) await makeCustomer({ email, isConfirmed: false })
  await work()
  mails.splice(0)
  for (const email of aliases) for (let count = 0; count < 3; count++) await askForLink(email)
  await work()
  expect(mails).toHaveLength(6)
})

describe('a reset in progress wins over the old password', () => {
  /** The owner's new password is saved and all sessions are closed, but the transaction is not committed yet. */
  const reset = (userId: string) => async (inner: typeof ctx) => {
    await sql`update users set password_hash = 'another' where id = ${userId}`.execute(inner.db)
    await sql`delete from sessions where user_id = ${userId}`.execute(inner.db)
  }
  const countSessions = async (userId: string) =>
    (await sql`select from sessions where user_id = ${userId}`.execute(db)).rows.length

  test('when somebody logs in', async () => {
    const { email } = await makeCustomer()
    const id = await idOf(email)
    const [, answer] = await overlap(ctx, reset(id), () => logIn(open(), email))
    expect(codes(answer)).toEqual([FAILURES.LOGIN_WRONG.code])
    expect(await countSessions(id)).toBe(0)
  })

  test.each([
    ['when the password is changed', (thief: Browser) => changePassword(thief)],
    ['when the address is changed', (thief: Browser) => changeEmail(thief, newEmail())],
    ['when the account is deleted', (thief: Browser) => mutate(thief, 'deleteAccount', { password: PASSWORD })],
  ])('%s', async (_when, steal) => {
    const thief = await makeCustomer()
    const id = await idOf(thief.email)
    const [, answer] = await overlap(ctx, reset(id), () => steal(thief))
    expect(codes(answer)).toEqual([FAILURES.PASSWORD_WRONG.code])
    const { rows } = await sql`select password_hash as hash from users where id = ${id}`.execute(db)
    expect(rows).toEqual([{ hash: 'another' }])
    expect((await sql`select from account_links where user_id = ${id}`.execute(db)).rows).toEqual([])
  })
})

describe('a thief who knows the password', () => {
  test.each([true, false])('cannot keep the owner from resetting it (address confirmed: %s)', async (isConfirmed) => {
    const thief = await makeCustomer({ isConfirmed })
    await work()
    for (let count = 0; count < 4; count++) await askForLink(thief.email)
    await work()
    expect((await changePassword(thief)).status).toBe(true)
    const owner = open()
    expect(await choose(owner, await tokenFor(thief.email, RESET))).toEqual({ status: true, errors: [] })
    expect(await readUser(thief)).toBeNull()
    expect((await readUser(owner)).mainProfile.email).toBe(thief.email)
  })

  test('does not get the warnings, which go to the current address', async () => {
    const thief = await makeCustomer()
    const owner = thief.email
    const moved = newEmail()
    await changeEmail(thief, moved)
    const token = await tokenFor(moved, CONFIRM)
    expect((await changePassword(thief)).status, 'changing the password cancels the change of the address').toBe(true)
    await mutate(thief, 'changeEmail', { email: moved, password: BETTER, captchaToken: 'solved' }, USER)
    // Only the confirmation mail has been sent so far.
    await work(['send-email-confirmation'])
    const confirmation = mails.findLast(({ to }) => to === moved)?.html ?? ''
    const newer = /[?&]token=([\w-]+)/.exec(confirmation)?.[1] ?? ''
    expect(newer).not.toBe(token)
    expect((await mutate(thief, 'confirmEmail', { token: newer })).status).toBe(true)
    const before = mailsTo(owner).length
    await work()
    expect(mailsTo(owner).slice(before).toSorted()).toEqual([
      'Your email address is about to change',
      'Your email address was changed',
      'Your password was changed',
    ])
    expect(mailsTo(moved).filter((subject) => subject.startsWith('Your'))).toEqual([])
    expect(mails.findLast(({ subject }) => subject === 'Your password was changed')?.html, 'the address has moved').not.toContain(
      'token=',
    )
    expect((await sql`select from account_notices`.execute(db)).rows).toEqual([])
  })
})

describe('an account that a stranger created for an address', () => {
  async function fillCart(userId: string): Promise<string> {
    const id = ctx.ids.uuid()
    const place = { storefront: 'GCSUK', language: 'en', currency: 'GBP' }
    await insertCart(db, { id, userId, tokenHash: undefined, ...place, now: clock.now() })
    return id
  }

  test('keeps nothing of the stranger once the owner has taken it over', async () => {
    const squatter = await makeCustomer({ isConfirmed: false })
    const { email } = squatter
    const userId = await idOf(email)
    const home = { firstName: 'Sam', lastName: 'Squat', countryCode: 'GB', postCode: 'SW1A 1AA', houseNumber: '1' }
    await mutate(squatter, 'saveAddress', { input: { ...home, street: 'Long Lane', city: 'London' } }, 'address { id }')
    await mutate(squatter, 'updateProfile', { input: { phoneNumber: '+44 7700 900123' } }, 'user { subscribed }')
    const unpaid = await fillCart(userId)
    await sql`update orders set status = 'PENDING', placed_at = now(), subtotal_minor = 0, shipping_minor = 0, service_fee_minor = 0, discount_minor = 0,
      tax_minor = 0, total_minor = 0 where id = ${unpaid}`.execute(db)
    await fillCart(userId)
    await askForLink(email)
    const owner = open()
    expect((await choose(owner, await tokenFor(email, RESET))).status).toBe(true)
    expect((await readUser(owner)).mainProfile).toMatchObject({ phoneNumber: null, address: null, isEmailConfirmed: true })
    expect((await sql`select from orders where user_id = ${userId}`.execute(db)).rows).toEqual([])
  })

  test('is deleted after thirty days, unless somebody uses it', async () => {
    const [quiet, bought, canceled, confirmed] = [
      await makeCustomer({ isConfirmed: false }),
      await makeCustomer({ isConfirmed: false }),
      await makeCustomer({ isConfirmed: false }),
      await makeCustomer(),
    ]
    const all = [quiet.email, bought.email, canceled.email, confirmed.email]
    await place(await fillCart(await idOf(bought.email)), 'PENDING')
    const canceledId = await fillCart(await idOf(canceled.email))
    await place(canceledId, 'CANCELED')
    const listLeft = async () => {
      await shop.run('forget-unconfirmed-accounts')
      const { rows } = await sql<{ email: string }>`select email from users where email = any(${all})`.execute(db)
      return rows.map(({ email }) => email).toSorted()
    }
    clock.set(new Date(clock.now().getTime() + 29 * 24 * 60 * 60_000))
    await logIn(quiet, quiet.email)
    expect(await listLeft()).toEqual(all.toSorted())
    clock.set(new Date(clock.now().getTime() + 3 * 24 * 60 * 60_000))
    await mutate(quiet, 'userLogoutMutation')
    expect(await listLeft()).toEqual([bought.email, confirmed.email].toSorted())
    expect((await sql`select from orders where id = ${canceledId} and erased_at is not null`.execute(db)).rows).toHaveLength(1)
  })

  async function place(orderId: string, status: 'PENDING' | 'CANCELED'): Promise<void> {
    const now = clock.now()
    await sql`
      update orders set status = ${status}, placed_at = ${now}, canceled_at = ${status === 'CANCELED' ? now : null}, subtotal_minor = 0,
        shipping_minor = 0, service_fee_minor = 0, discount_minor = 0, tax_minor = 0, total_minor = 0
      where id = ${orderId}`.execute(db)
  }
})
