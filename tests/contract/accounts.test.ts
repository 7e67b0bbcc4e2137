import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { FAILURES } from '../../src/shared/failures.ts'
import { PASSWORD, testAccounts } from '../support/accounts.ts'
import { warmPool, whileHeld } from '../support/at-once.ts'
import { ADDRESS } from '../support/home.ts'

const shop = await testAccounts()
const { open, ask, mutate, codes, register, logIn, readUser, newEmail, tokenFor, makeCustomer, clock, db, mails, work } = shop

const CONFIRM = '/account/confirm-email/'
const RESET = '/account/new-password/'
const BETTER = 'eight oranges in a box'
const minutesLater = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000))

async function identify(browser: ReturnType<typeof open>, email: string, captchaToken = 'solved') {
  const query = `query ($email: String!, $captchaToken: String!) {
    checkUserExist(email: $email, captchaToken: $captchaToken) { status errors { code } } }`
  return (await ask(browser, query, { email, captchaToken })).checkUserExist
}

describe('identify', () => {
  test('a visitor with an account logs in, and one without an account or an order registers', async () => {
    const { email } = await makeCustomer({ isConfirmed: false })
    expect(await identify(open(), email.toUpperCase())).toEqual({ status: true, errors: [] })
    expect(await identify(open(), newEmail())).toEqual({ status: null, errors: [] })
  })

  test.each([
    ['', 'solved', 'EMAIL_REQUIRED'],
    ['anna', 'solved', 'EMAIL_INVALID'],
    ['anna@example.com', 'wrong', 'CAPTCHA_FAILED'],
  ] as const)('refuses %j with puzzle %s', async (email, captchaToken, name) => {
    expect(await identify(open(), email, captchaToken)).toEqual({ status: null, errors: [{ code: FAILURES[name].code }] })
  })
})

describe('registering', () => {
  test('creates an account, logs in and asks to confirm the address', async () => {
    const browser = open()
    const email = newEmail()
    expect(await register(browser, { email, firstName: ' Anna ' })).toEqual({ status: true, errors: [] })
    expect(browser.cookies).toMatchObject({ '__Host-session': expect.any(String), '__Host-signed-in': '1' })
    expect(await readUser(browser)).toMatchObject({ mainProfile: { firstName: 'Anna', email, isEmailConfirmed: false } })
    const token = await tokenFor(email, CONFIRM)
    expect(await mutate(browser, 'confirmEmail', { token }, 'status email')).toEqual({ status: true, email, errors: [] })
    expect((await readUser(browser)).mainProfile.isEmailConfirmed).toBe(true)
    expect(codes(await mutate(browser, 'confirmEmail', { token }))).toEqual([FAILURES.LINK_EXPIRED.code])
  })

  test('the address is confirmed by a visitor who is logged in to the account, in any browser', async () => {
    const { email } = await makeCustomer({ isConfirmed: false })
    const token = await tokenFor(email, CONFIRM)
    const browser = open()
    expect(codes(await mutate(browser, 'confirmEmail', { token }))).toEqual([FAILURES.NOT_LOGGED_IN.code])
    expect(codes(await mutate(await makeCustomer(), 'confirmEmail', { token }))).toEqual([FAILURES.LINK_NOT_YOURS.code])
    await logIn(browser, email)
    expect((await mutate(browser, 'confirmEmail', { token })).status).toBe(true)
  })

  test('reports all errors of the form at once', async () => {
    const wrong = {
      firstName: '',
      email: 'anna',
      emailConfirmation: 'else',
      password: 'short',
      passwordConfirmation: 'x',
      acceptTerms: false,
    }
    const { errors } = await register(open(), wrong)
    expect(
      errors.map(({ referencedRequestParameter }: { referencedRequestParameter: string }) => referencedRequestParameter),
    ).toEqual(['firstName', 'email', 'emailConfirmation', 'password', 'passwordConfirmation', 'acceptTerms'])
  })

  test.each([
    ['a password that attackers try first', { password: 'Password123' }, 'PASSWORD_COMMON'],
    ['another alphabet', { password: 'пароль пароль' }, 'PASSWORD_CHARACTERS'],
    ['seven characters', { password: 'kV9#tq!' }, 'PASSWORD_TOO_SHORT'],
    ['a name with a link', { lastName: 'www.example.com' }, 'NAME_CHARACTERS'],
  ] as const)('refuses %s', async (_sentence, input, name) => {
    expect(codes(await register(open(), input))).toEqual([FAILURES[name].code])
  })

  test('an address has one account, whatever its capitals', async () => {
    const { email } = await makeCustomer({ isConfirmed: false })
    expect(codes(await register(open(), { email: email.toUpperCase() }))).toEqual([FAILURES.USER_EXISTS.code])
  })

  test('of ten registrations of one address at once, one gets the account', async () => {
    const email = newEmail()
    await warmPool(shop.pool)
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(open(), { email })))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
  })

  test('a logged-in customer cannot register, log in again or ask for a new password', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    expect(codes(await register(customer))).toEqual([FAILURES.ALREADY_LOGGED_IN.code])
    expect(codes(await logIn(customer, customer.email))).toEqual([FAILURES.ALREADY_LOGGED_IN.code])
    expect(codes(await mutate(customer, 'forgotPassword', { email: customer.email, captchaToken: 'solved' }))).toEqual([2501])
  })

  test('the newsletter is confirmed by mail, and counts once address and newsletter are confirmed', async () => {
    const browser = open()
    const email = newEmail()
    await register(browser, { email, newsletter: true })
    const token = await tokenFor(email, '/newsletter/confirm/')
    expect((await mutate(open(), 'confirmNewsletter', { token })).status).toBe(true)
    expect((await readUser(browser)).subscribed).toBe(false)
    await mutate(browser, 'confirmEmail', { token: await tokenFor(email, CONFIRM) })
    expect((await readUser(browser)).subscribed).toBe(true)
  })
})

describe('logging in and out', () => {
  test('gives the browser a new session each time', async () => {
    const { email } = await makeCustomer({ isConfirmed: false })
    const browser = open()
    browser.cookies['__Host-session'] = 'planted'.padEnd(43, 'x')
    expect(await logIn(browser, ` ${email.toUpperCase()} `)).toEqual({ status: true, errors: [] })
    const first = browser.cookies['__Host-session']
    expect(first).not.toContain('planted')
    expect((await readUser(browser)).mainProfile.email).toBe(email)
    expect(await mutate(browser, 'userLogoutMutation')).toEqual({ status: true, errors: [] })
    expect(Object.keys(browser.cookies)).toEqual(['__Host-device'])
    expect(await readUser({ ...browser, cookies: { '__Host-session': first as string } })).toBeNull()
    await logIn(browser, email)
    expect(browser.cookies['__Host-session']).not.toBe(first)
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await makeCustomer({ isConfirmed: false })
    const wrong = await logIn(open(), email, 'nine pears in a bag')
    expect(wrong).toEqual(await logIn(open(), newEmail()))
    expect(codes(wrong)).toEqual([FAILURES.LOGIN_WRONG.code])
  })

  test.each([
    ['an empty address', { email: '' }, 'EMAIL_REQUIRED'],
    ['an incomplete address', { email: 'anna@' }, 'EMAIL_INVALID'],
    ['an empty password', { password: '' }, 'PASSWORD_REQUIRED'],
    ['an unsolved captcha', { captchaToken: 'wrong' }, 'CAPTCHA_FAILED'],
  ] as const)('refuses %s', async (_sentence, input, name) => {
    const whole = { email: 'anna@example.com', password: PASSWORD, captchaToken: 'solved', ...input }
    expect(codes(await mutate(open(), 'userLoginMutation', whole))).toEqual([FAILURES[name].code])
  })

  test('a session ends thirty days after it was last used', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    minutesLater(29 * 24 * 60)
    expect(await readUser(customer)).not.toBeNull()
    minutesLater(29 * 24 * 60)
    expect(await readUser(customer)).not.toBeNull()
    minutesLater(30 * 24 * 60)
    expect(await readUser(customer)).toBeNull()
    expect(customer.cookies).not.toHaveProperty('__Host-signed-in')
    await shop.run('forget-old-sessions')
    expect((await sql`select from sessions where expires_at < ${clock.now()}`.execute(db)).rows).toHaveLength(0)
  })

  test('a leaked database contains neither passwords nor tokens', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    const { rows } = await sql<{ dump: string }>`
      select concat((select string_agg(u::text, '') from users u), (select string_agg(s::text, '') from sessions s),
        (select string_agg(l::text, '') from account_links l)) as dump`.execute(db)
    const token = customer.cookies['__Host-session'] as string
    expect(rows[0]?.dump).not.toContain(PASSWORD)
    expect(rows[0]?.dump).not.toContain(token)
    expect(rows[0]?.dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })
})

describe('a forgotten password', () => {
  const forget = (email: string) => mutate(open(), 'forgotPassword', { email, captchaToken: 'solved' })
  const choose = (token: string, password = BETTER, browser = open(), passwordConfirmation = password) =>
    mutate(browser, 'newPassword', { token, password, passwordConfirmation })

  test.each([
    ['an empty address', { email: '' }, 'EMAIL_REQUIRED'],
    ['an incomplete address', { email: 'anna@' }, 'EMAIL_INVALID'],
    ['an unsolved captcha', { captchaToken: 'wrong' }, 'CAPTCHA_FAILED'],
  ] as const)('is refused with %s', async (_sentence, input, name) => {
    const asked = { email: 'anna@example.com', captchaToken: 'solved', ...input }
    expect(codes(await mutate(open(), 'forgotPassword', asked))).toEqual([FAILURES[name].code])
  })

  test('is replaced with the link in the mail, which logs in this browser and logs out the others', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    expect(await forget(customer.email)).toEqual({ status: true, errors: [] })
    const browser = open()
    expect(await choose(await tokenFor(customer.email, RESET), BETTER, browser)).toEqual({ status: true, errors: [] })
    expect((await readUser(browser)).mainProfile).toMatchObject({ email: customer.email, isEmailConfirmed: true })
    expect(await readUser(customer)).toBeNull()
    expect(codes(await logIn(open(), customer.email))).toEqual([FAILURES.LOGIN_WRONG.code])
    expect((await logIn(open(), customer.email, BETTER)).status).toBe(true)
    await work()
    expect(mails.filter(({ to }) => to === customer.email).map(({ subject }) => subject)).toContain('Your password was changed')
  })

  test('gets the same answer for an unknown address, and no mail', async () => {
    const email = newEmail()
    expect(await forget(email)).toEqual({ status: true, errors: [] })
    await work()
    expect(mails.filter(({ to }) => to === email)).toEqual([])
    expect((await sql`select from password_requests`.execute(db)).rows).toHaveLength(0)
  })

  test('a link works once, for an hour, and invalidates the others that were sent', async () => {
    const { email } = await makeCustomer({ isConfirmed: false })
    await forget(email)
    const old = await tokenFor(email, RESET)
    await forget(email)
    const newer = await tokenFor(email, RESET)
    expect(newer).not.toBe(old)
    minutesLater(60)
    expect(codes(await choose(newer))).toEqual([FAILURES.LINK_EXPIRED.code])
    minutesLater(-1)
    expect((await choose(old)).status).toBe(true)
    expect(codes(await choose(old))).toEqual([FAILURES.LINK_EXPIRED.code])
    expect(codes(await choose(newer))).toEqual([FAILURES.LINK_EXPIRED.code])
  })

  test('of ten uses of one link at once, one succeeds', async () => {
    const { email } = await makeCustomer({ isConfirmed: false })
    await forget(email)
    const token = await tokenFor(email, RESET)
    await warmPool(shop.pool)
    const answers = await Promise.all(Array.from({ length: 10 }, () => choose(token)))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
  })

  test('a refused password leaves the link valid', async () => {
    const { email } = await makeCustomer({ isConfirmed: false })
    await forget(email)
    const token = await tokenFor(email, RESET)
    expect(codes(await choose(token, 'short'))).toEqual([FAILURES.PASSWORD_TOO_SHORT.code])
    expect(codes(await choose(token, 'qwertyuiop'))).toEqual([FAILURES.PASSWORD_COMMON.code])
    expect(codes(await choose(token, BETTER, open(), PASSWORD))).toEqual([FAILURES.PASSWORD_MISMATCH.code])
    expect((await choose(token)).status).toBe(true)
  })

  test('the link that confirms an address cannot set a password', async () => {
    const { email } = await makeCustomer({ isConfirmed: false })
    expect(codes(await choose(await tokenFor(email, CONFIRM)))).toEqual([FAILURES.LINK_EXPIRED.code])
  })
})

describe('changing the password', () => {
  const change = (browser: ReturnType<typeof open>, input = {}) =>
    mutate(browser, 'changePassword', {
      currentPassword: PASSWORD,
      newPassword: BETTER,
      newPasswordConfirmation: BETTER,
      captchaToken: 'solved',
      ...input,
    })

  test('logs out every other device', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    const other = open()
    await logIn(other, customer.email)
    expect(await change(customer)).toEqual({ status: true, errors: [] })
    expect(await readUser(customer)).not.toBeNull()
    expect(await readUser(other)).toBeNull()
    expect((await logIn(open(), customer.email, BETTER)).status).toBe(true)
  })

  test('cancels a change of the address that waits for its link', async () => {
    const customer = await makeCustomer()
    const email = newEmail()
    await mutate(customer, 'changeEmail', { email, password: PASSWORD, captchaToken: 'solved' }, 'user { mainProfile { email } }')
    const token = await tokenFor(email, CONFIRM)
    expect((await change(customer)).status).toBe(true)
    expect(codes(await mutate(customer, 'confirmEmail', { token }))).toEqual([FAILURES.LINK_EXPIRED.code])
    expect((await readUser(customer)).mainProfile).toMatchObject({ email: customer.email, newEmail: null })
  })

  test('invalidates links for a new password that were sent before', async () => {
    const customer = await makeCustomer()
    await mutate(open(), 'forgotPassword', { email: customer.email, captchaToken: 'solved' })
    const token = await tokenFor(customer.email, RESET)
    expect((await change(customer)).status).toBe(true)
    const chosen = { token, password: PASSWORD, passwordConfirmation: PASSWORD }
    expect(codes(await mutate(open(), 'newPassword', chosen))).toEqual([FAILURES.LINK_EXPIRED.code])
  })

  test.each([
    ['the captcha is not solved', { captchaToken: 'wrong' }, 'CAPTCHA_FAILED'],
    [
      'it has invalid characters',
      { newPassword: 'пароль пароль', newPasswordConfirmation: 'пароль пароль' },
      'PASSWORD_CHARACTERS',
    ],
    ['the two passwords differ', { newPasswordConfirmation: PASSWORD }, 'PASSWORD_MISMATCH'],
    ['the current one is wrong', { currentPassword: BETTER }, 'PASSWORD_WRONG'],
    ['it is too short', { newPassword: 'short', newPasswordConfirmation: 'short' }, 'PASSWORD_TOO_SHORT'],
    [
      'it is among the most common passwords',
      { newPassword: 'qwertyuiop', newPasswordConfirmation: 'qwertyuiop' },
      'PASSWORD_COMMON',
    ],
  ] as const)('is refused when %s', async (_sentence, input, name) => {
    expect(codes(await change(await makeCustomer({ isConfirmed: false }), input))).toEqual([FAILURES[name].code])
  })

  test('is refused to a guest', async () => {
    expect(codes(await change(open()))).toEqual([FAILURES.NOT_LOGGED_IN.code])
  })
})

describe('devices', () => {
  const DEVICES = 'devices { id browser system isCurrent lastSeenAt }'

  test('are listed, the current one first, and logged out one by one or all at once', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    const others = [open(), open(), open()]
    for (const other of others) await logIn(other, customer.email)
    const { devices } = await ask(customer, `{ ${DEVICES} }`)
    expect(devices).toHaveLength(4)
    expect(devices[0]).toMatchObject({ browser: 'Firefox', system: 'Windows', isCurrent: true })
    const ended = await mutate(customer, 'endSession', { deviceId: devices[1].id }, DEVICES)
    expect(ended).toMatchObject({ devices: { length: 3 }, errors: [] })
    expect(await mutate(customer, 'logOutEverywhere')).toEqual({ status: true, errors: [] })
    expect((await ask(customer, `{ ${DEVICES} }`)).devices).toHaveLength(1)
    for (const other of others) expect(await readUser(other)).toBeNull()
    await mutate(customer, 'logOutEverywhere', { andHere: true })
    expect(Object.keys(customer.cookies)).toEqual(['__Host-device'])
  })

  test("another customer's device is unknown", async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    const [device] = (await ask(customer, `{ ${DEVICES} }`)).devices
    const thief = await makeCustomer({ isConfirmed: false })
    expect(codes(await mutate(thief, 'endSession', { deviceId: device.id }, 'devices { id }'))).toEqual([2507])
    expect(await readUser(customer)).not.toBeNull()
  })
})

describe('the profile', () => {
  const update = (browser: ReturnType<typeof open>, input: object) =>
    mutate(
      browser,
      'updateProfile',
      { input },
      'user { mainProfile { firstName lastName phoneNumber companyName vatNumber customerType } }',
    )

  test('keeps fields that are left out, and clears the company when the customer becomes private', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    const business = {
      customerType: 'BUSINESS',
      companyName: 'Hill & Sons',
      vatNumber: 'gb 123 4567 89',
      phoneNumber: '+44 7700 900123',
    }
    const { user } = await update(customer, business)
    expect(user.mainProfile).toEqual({ firstName: 'Anna', lastName: 'Hill', ...business, vatNumber: 'GB123456789' })
    expect((await update(customer, { customerType: 'PRIVATE', firstName: 'Ann' })).user.mainProfile).toEqual({
      firstName: 'Ann',
      lastName: 'Hill',
      customerType: 'PRIVATE',
      companyName: null,
      vatNumber: null,
      phoneNumber: '+44 7700 900123',
    })
  })

  test('reports the errors of each field', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    const wrong = { firstName: '', phoneNumber: '12', customerType: 'BUSINESS', vatNumber: 'GB1', invoiceEmail: 'nobody' }
    const { errors } = await update(customer, wrong)
    expect(
      errors.map(({ referencedRequestParameter }: { referencedRequestParameter: string }) => referencedRequestParameter).sort(),
    ).toEqual(['companyName', 'firstName', 'invoiceEmail', 'phoneNumber', 'vatNumber'])
  })

  test('another e-mail address counts when it is confirmed, and the old one is notified', async () => {
    const customer = await makeCustomer()
    const email = newEmail()
    const asked = await mutate(
      customer,
      'changeEmail',
      { email, password: PASSWORD, captchaToken: 'solved' },
      'user { mainProfile { email newEmail } }',
    )
    expect(asked).toEqual({ user: { mainProfile: { email: customer.email, newEmail: email } }, errors: [] })
    const token = await tokenFor(email, CONFIRM)
    expect(mails.findLast(({ to }) => to === customer.email)?.subject).toBe('Your email address is about to change')
    expect(codes(await mutate(open(), 'confirmEmail', { token }))).toEqual([FAILURES.NOT_LOGGED_IN.code])
    expect((await readUser(customer)).mainProfile).toMatchObject({ email: customer.email, newEmail: email })
    await mutate(customer, 'confirmEmail', { token })
    expect((await readUser(customer)).mainProfile).toMatchObject({ email, newEmail: null, isEmailConfirmed: true })
    expect((await logIn(open(), email)).status).toBe(true)
  })

  test('an address that somebody else has confirmed meanwhile stays theirs', async () => {
    const customer = await makeCustomer()
    const email = newEmail()
    await mutate(customer, 'changeEmail', { email, password: PASSWORD, captchaToken: 'solved' }, 'user { mainProfile { email } }')
    const token = await tokenFor(email, CONFIRM)
    await makeCustomer({ email, isConfirmed: false })
    expect(codes(await mutate(customer, 'confirmEmail', { token }))).toEqual([FAILURES.USER_EXISTS.code])
  })

  test('a new password cancels a change of the address that waits for its link', async () => {
    const squatter = await makeCustomer({ isConfirmed: false })
    const elsewhere = newEmail()
    await update(squatter, { customerType: 'BUSINESS', companyName: 'Squatters', invoiceEmail: elsewhere })
    await mutate(
      squatter,
      'changeEmail',
      { email: elsewhere, password: PASSWORD, captchaToken: 'solved' },
      'user { mainProfile { email } }',
    )
    const token = await tokenFor(elsewhere, CONFIRM)
    await mutate(open(), 'forgotPassword', { email: squatter.email, captchaToken: 'solved' })
    const owner = open()
    const chosen = { token: await tokenFor(squatter.email, RESET), password: BETTER, passwordConfirmation: BETTER }
    expect((await mutate(owner, 'newPassword', chosen)).status).toBe(true)
    expect(codes(await mutate(squatter, 'confirmEmail', { token }))).toEqual([FAILURES.LINK_EXPIRED.code])
    expect((await readUser(owner)).mainProfile).toMatchObject({ email: squatter.email, newEmail: null, invoiceEmail: null })
  })

  test('a link for a new password in the old mailbox becomes invalid with the old address', async () => {
    const customer = await makeCustomer()
    await mutate(open(), 'forgotPassword', { email: customer.email, captchaToken: 'solved' })
    const token = await tokenFor(customer.email, RESET)
    const email = newEmail()
    await mutate(customer, 'changeEmail', { email, password: PASSWORD, captchaToken: 'solved' }, 'user { mainProfile { email } }')
    await mutate(customer, 'confirmEmail', { token: await tokenFor(email, CONFIRM) })
    const chosen = { token, password: BETTER, passwordConfirmation: BETTER }
    expect(codes(await mutate(open(), 'newPassword', chosen))).toEqual([FAILURES.LINK_EXPIRED.code])
  })

  test('changing the address needs the password', async () => {
    const customer = await makeCustomer()
    const asked = await mutate(
      customer,
      'changeEmail',
      { email: newEmail(), password: BETTER, captchaToken: 'solved' },
      'user { mainProfile { email } }',
    )
    expect(codes(asked)).toEqual([FAILURES.PASSWORD_WRONG.code])
  })

  test('a confirmed address is subscribed to the newsletter at once, and unsubscribed at once', async () => {
    const customer = await makeCustomer()
    await mutate(customer, 'setNewsletter', { subscribed: true })
    expect((await readUser(customer)).subscribed).toBe(true)
    await mutate(customer, 'setNewsletter', { subscribed: false })
    expect((await readUser(customer)).subscribed).toBe(false)
  })

  test('the newsletter moves to another address once that is confirmed, unless that address has unsubscribed', async () => {
    const customer = await makeCustomer()
    const dutch = open('cb.localhost')
    await logIn(dutch, customer.email)
    for (const browser of [customer, dutch]) await mutate(browser, 'setNewsletter', { subscribed: true })
    const email = newEmail()
    for (const host of ['gcsuk.localhost', dutch.host]) {
      await mutate(open(host), 'subscribeNewsletter', { email, captchaToken: 'solved' })
    }
    await sql`update newsletter_subscriptions set unsubscribed_at = now() where email = ${email} and storefront = 'CB'`.execute(
      db,
    )
    await mutate(customer, 'changeEmail', { email, password: PASSWORD, captchaToken: 'solved' }, 'user { subscribed }')
    const token = await tokenFor(email, CONFIRM)
    expect((await readUser(customer)).subscribed).toBe(true)
    await mutate(customer, 'confirmEmail', { token })
    expect(await readUser(customer)).toMatchObject({ subscribed: true, mainProfile: { email } })
    expect((await readUser(dutch)).subscribed).toBe(false)
    const left = await sql`select from newsletter_subscriptions where email = ${customer.email}`.execute(db)
    expect(left.rows).toEqual([])
  })
})

describe('the address book', () => {
  const BOOK = 'addressBook { totalCount addresses { id city isDefaultBilling isDefaultDelivery } } address { id }'
  const save = (browser: ReturnType<typeof open>, input = {}) =>
    mutate(browser, 'saveAddress', { input: { ...ADDRESS, ...input } }, BOOK)

  test('has one default of each kind, and the first address is both', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    await save(customer)
    expect((await readUser(customer)).mainProfile.address).toEqual({ countryCode: 'GB', postCode: 'SW1A 1AA', city: 'London' })
    const { addressBook, address } = await save(customer, { city: 'Leeds', isDefaultDelivery: true })
    expect(addressBook.addresses).toMatchObject([
      { city: 'London', isDefaultBilling: true, isDefaultDelivery: false },
      { city: 'Leeds', isDefaultBilling: false, isDefaultDelivery: true },
    ])
    const changed = await save(customer, { id: address.id, city: 'York', isDefaultBilling: true, isDefaultDelivery: true })
    expect(changed.addressBook.addresses).toMatchObject([
      { city: 'York', isDefaultBilling: true, isDefaultDelivery: true },
      { city: 'London', isDefaultBilling: false, isDefaultDelivery: false },
    ])
    expect((await mutate(customer, 'deleteAddress', { id: address.id }, BOOK)).addressBook.totalCount).toBe(1)
    expect((await mutate(customer, 'deleteAddress', { id: address.id }, BOOK)).errors).toEqual([])
  })

  test('has one default of each kind when two new ones are saved at once', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    const { address } = await save(customer)
    const asDefault = (city: string) => () => save(customer, { city, isDefaultBilling: true, isDefaultDelivery: true })
    const held = sql`select from addresses where id = ${address.id} for update`
    const answers = await whileHeld(db, held, [asDefault('Leeds'), asDefault('York')])
    expect(answers.map(({ errors }) => errors)).toEqual([[], []])
    const { rows } = await sql`
      select count(*) filter (where is_default_billing)::int as billing, count(*) filter (where is_default_delivery)::int as delivery,
        count(*)::int as all from addresses where user_id = (select user_id from addresses where id = ${address.id})`.execute(db)
    expect(rows).toEqual([{ billing: 1, delivery: 1, all: 3 }])
  })

  test('is read page by page', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    for (const city of ['London', 'Leeds', 'York']) await save(customer, { city })
    const query = '{ addressBook(paging: { itemsPerPage: 2, pageNumber: 2 }) { totalCount addresses { city } } }'
    expect((await ask(customer, query)).addressBook).toEqual({ totalCount: 3, addresses: [{ city: expect.any(String) }] })
  })

  test.each([
    ['postCode', { postCode: '123' }, 'POSTCODE_INVALID'],
    ['houseNumber', { houseNumber: '-1' }, 'HOUSE_NUMBER_INVALID'],
    ['street', { street: 'A' }, 'STREET_TOO_SHORT'],
    ['companyName', { customerType: 'BUSINESS' }, 'COMPANY_NAME_REQUIRED'],
  ] as const)('refuses a wrong %s', async (field, input, name) => {
    const { errors } = await save(await makeCustomer({ isConfirmed: false }), input)
    expect(errors).toMatchObject([{ code: FAILURES[name].code, referencedRequestParameter: field }])
  })

  test("another customer's address can neither be read, changed nor deleted", async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    const { address } = await save(customer)
    const thief = await makeCustomer({ isConfirmed: false })
    expect(codes(await save(thief, { id: address.id, city: 'Nowhere' }))).toEqual([FAILURES.ADDRESS_UNKNOWN.code])
    await mutate(thief, 'deleteAddress', { id: address.id }, BOOK)
    expect((await ask(customer, '{ addressBook { addresses { city } } }')).addressBook.addresses).toEqual([{ city: 'London' }])
    expect((await ask(open(), '{ addressBook { totalCount } }')).addressBook.totalCount).toBe(0)
  })

  test('holds at most fifty addresses', async () => {
    const customer = await makeCustomer({ isConfirmed: false })
    for (let count = 0; count < 50; count++) await save(customer)
    expect(codes(await save(customer))).toEqual([FAILURES.ADDRESSES_TOO_MANY.code])
  })
})

test('a deleted account is confirmed by a mail, and the address is not stored any longer than that', async () => {
  const customer = await makeCustomer({})
  expect(await mutate(customer, 'deleteAccount', { password: PASSWORD })).toEqual({ status: true, errors: [] })
  await work()
  const subjects = mails.filter(({ to }) => to === customer.email).map(({ subject }) => subject)
  expect(subjects).toContain('Your account has been deleted')
  expect(await db.selectFrom('account_notices').select('id').where('email', '=', customer.email).execute()).toEqual([])
})
