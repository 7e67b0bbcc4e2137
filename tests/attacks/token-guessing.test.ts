import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { FAILURES } from '../../src/shared/failures.ts'
import { PASSWORD, testAccounts } from '../support/accounts.ts'

// First without limits, to show that guessing is hopeless; then with them, to show that nobody gets that far.
const free = await testAccounts()
const limited = await testAccounts({ withLimits: true })
const GUESSES = 100
const guess = () => randomBytes(32).toString('base64url')

test('tokens of mails and sessions cannot be guessed', async () => {
  const { makeCustomer, mutate, open, readUser, codes } = free
  const customer = await makeCustomer({ isConfirmed: false })
  await mutate(open(), 'forgotPassword', { email: customer.email, captchaToken: 'solved' })
  await free.work()
  let hits = 0
  const browser = open()
  for (let count = 0; count < GUESSES; count++) {
    const confirmed = await mutate(browser, 'confirmEmail', { token: guess() })
    if (codes(confirmed)[0] !== FAILURES.LINK_EXPIRED.code) hits++
    const chosen = { token: guess(), password: 'nine pears in a bag', passwordConfirmation: 'nine pears in a bag' }
    if (codes(await mutate(browser, 'newPassword', chosen))[0] !== FAILURES.LINK_EXPIRED.code) hits++
    if (await readUser({ ...browser, cookies: { '__Host-session': guess() } })) hits++
  }
  console.log(`token guessing: ${3 * GUESSES} guesses, ${hits} hits`)
  expect(hits).toBe(0)
})

test.each(['', 'a', "' or 1=1 --", '%00', 'A'.repeat(43), 'A'.repeat(8_000), '../../', '{}', 'null'])(
  'an invalid token opens nothing: %#',
  async (token) => {
    const { mutate, open, codes } = free
    expect(codes(await mutate(open(), 'confirmEmail', { token }))).toEqual([FAILURES.LINK_EXPIRED.code])
    const chosen = { token, password: 'nine pears in a bag', passwordConfirmation: 'nine pears in a bag' }
    expect(codes(await mutate(open(), 'newPassword', chosen))).toEqual([FAILURES.LINK_EXPIRED.code])
  },
)

test('one source may try twenty links in ten minutes', async () => {
  const { mutate, open, codes } = limited
  const thief = open()
  let tried = 0
  for (let count = 0; count < 200; count++) {
    if (codes(await mutate(thief, 'confirmEmail', { token: guess() }))[0] === FAILURES.LINK_EXPIRED.code) tried++
  }
  console.log(`token guessing with limits: 200 sent, ${tried} looked at`)
  expect(tried).toBe(20)
})

test('an address gets three mails an hour, however many ask', async () => {
  const { mutate, open, makeCustomer, work, mails } = limited
  const { email } = await makeCustomer({ isConfirmed: false })
  const answers = []
  for (let count = 0; count < 50; count++) answers.push(await mutate(open(), 'forgotPassword', { email, captchaToken: 'solved' }))
  await work()
  const sent = mails.filter(({ to, subject }) => to === email && subject === 'Choose a new password').length
  console.log(`filling a mailbox: 50 asked from 50 sources, ${sent} mails`)
  expect(sent).toBe(3)
  // All get one answer: the links in the sent mails still work.
  expect(answers).toEqual(Array.from({ length: 50 }, () => ({ status: true, errors: [] })))
})

test('registering and deleting the account repeatedly sends an address three mails an hour, with the same answers', async () => {
  const { mutate, open, newEmail, register, work, mails, readUser } = limited
  const email = newEmail()
  const answers = []
  for (let count = 0; count < 5; count++) {
    const browser = open()
    answers.push(await register(browser, { email }))
    await work()
    expect(await readUser(browser)).toMatchObject({ mainProfile: { email, isEmailConfirmed: false } })
    expect((await mutate(browser, 'deleteAccount', { password: PASSWORD })).status).toBe(true)
  }
  const sent = mails.filter(({ to }) => to === email).length
  console.log(`filling a mailbox: 5 accounts made and deleted, ${sent} mails`)
  expect(sent).toBe(3)
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: true, errors: [] })))
})
