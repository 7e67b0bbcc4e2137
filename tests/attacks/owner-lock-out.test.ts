import { expect, test } from 'vitest'
import { FAILURES } from '../../src/shared/failures.ts'
import { PASSWORD, testAccounts } from '../support/accounts.ts'

const { open, logIn, codes, makeCustomer, mutate, readUser, tokenFor } = await testAccounts({ withLimits: true })

const RESET = '/account/new-password/'
const BETTER = 'nine pears in a bag'
const LIMITED = [FAILURES.RATE_LIMITED.code]

/** More than any limit of the account allows, each from a new source. */
async function guess(email: string): Promise<void> {
  for (let count = 0; count < 8; count++) await logIn(open(), email, `guess number ${count}`)
}
const askForLink = (email: string) => mutate(open(), 'forgotPassword', { email, captchaToken: 'solved' })
const choose = (browser: ReturnType<typeof open>, token: string) =>
  mutate(browser, 'newPassword', { token, password: BETTER, passwordConfirmation: BETTER })

test('the owner can log in with a browser that was used before, however often strangers guess', async () => {
  const owner = await makeCustomer({ isConfirmed: false })
  await mutate(owner, 'userLogoutMutation')
  await guess(owner.email)
  expect(codes(await logIn(open(), owner.email)), 'strangers have used up the guesses').toEqual(LIMITED)
  expect(await logIn(owner, owner.email.toUpperCase())).toEqual({ status: true, errors: [] })
})

test('a known browser has five guesses, and only for its own account', async () => {
  const owner = await makeCustomer({ isConfirmed: false })
  const thief = await makeCustomer({ isConfirmed: false })
  await mutate(owner, 'userLogoutMutation')
  await mutate(thief, 'userLogoutMutation')
  await guess(owner.email)
  expect(codes(await logIn(thief, owner.email))).toEqual(LIMITED)
  expect(codes(await logIn({ ...thief, cookies: { '__Host-device': 'A.B' } }, owner.email))).toEqual(LIMITED)
  const answers = []
  for (let count = 0; count < 8; count++) answers.push(codes(await logIn(owner, owner.email, `guess number ${count}`)))
  expect(answers).toEqual([...Array(5).fill([FAILURES.LOGIN_WRONG.code]), ...Array(3).fill(LIMITED)])
})

test('a logged-in owner can still use the password, however often strangers guess', async () => {
  const owner = await makeCustomer({ isConfirmed: false })
  await guess(owner.email)
  const chosen = { currentPassword: PASSWORD, newPassword: BETTER, newPasswordConfirmation: BETTER, captchaToken: 'solved' }
  expect(await mutate(owner, 'changePassword', chosen)).toEqual({ status: true, errors: [] })
})

test('the link in the mail works, however often a stranger guessed and requested others', async () => {
  const { email } = await makeCustomer({ isConfirmed: false })
  await askForLink(email)
  const token = await tokenFor(email, RESET)
  await guess(email)
  for (let count = 0; count < 8; count++) await askForLink(email)
  await tokenFor(email, RESET)
  const owner = open()
  expect(await choose(owner, token)).toEqual({ status: true, errors: [] })
  expect((await readUser(owner)).mainProfile.email).toBe(email)
})

test('an owner who asks after a stranger has used up the mails still has one with a working link', async () => {
  const { email } = await makeCustomer({ isConfirmed: false })
  for (let count = 0; count < 8; count++) await askForLink(email)
  expect(await askForLink(email)).toEqual({ status: true, errors: [] })
  expect(await choose(open(), await tokenFor(email, RESET))).toEqual({ status: true, errors: [] })
})

test('the link in the mail works from a network in which somebody tries many links', async () => {
  const { email } = await makeCustomer({ isConfirmed: false })
  await askForLink(email)
  const token = await tokenFor(email, RESET)
  const owner = open()
  for (let count = 0; count < 25; count++) await choose(owner, 'A'.repeat(43))
  expect(codes(await choose(owner, 'A'.repeat(43)))).toEqual(LIMITED)
  expect(await choose(owner, token)).toEqual({ status: true, errors: [] })
})
