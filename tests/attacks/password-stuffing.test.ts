import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { verifyPassword } from '../../src/modules/accounts/passwords/hash-password.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { PASSWORD, testAccounts } from '../support/accounts.ts'
import { warmPool } from '../support/at-once.ts'

const { open, logIn, codes, makeCustomer, mutate, newEmail, ask, post, pool } = await testAccounts({ withLimits: true })

type Outcome = { verdicts: number; logins: number; refused: number }

/** Counts the answers that reveal whether a password is right. */
function count(answers: readonly { status: boolean; errors: { code: number }[] }[]): Outcome {
  const logins = answers.filter(({ status }) => status).length
  const wrong = answers.filter((answer) => codes(answer).includes(FAILURES.LOGIN_WRONG.code)).length
  const refused = answers.filter((answer) => codes(answer).includes(FAILURES.RATE_LIMITED.code)).length
  expect(logins + wrong + refused).toBe(answers.length)
  return { verdicts: logins + wrong, logins, refused }
}

function report(attack: string, tries: number, { verdicts, logins, refused }: Outcome): void {
  console.log(`${attack}: ${tries} passwords tried, ${verdicts} verdicts, ${refused} refused, ${logins} logins`)
}

test('one source gets five answers about the password of one account, whatever it tries', async () => {
  const { email } = await makeCustomer({ isConfirmed: false })
  const thief = open()
  const tries = Array.from({ length: 60 }, (_, place) => (place === 50 ? PASSWORD : `guess number ${place}`))
  const answers = []
  for (const password of tries) answers.push(await logIn(thief, email, password))
  const outcome = count(answers)
  report('stuffing one account from 1 source', tries.length, outcome)
  expect(outcome).toMatchObject({ verdicts: 5, logins: 0 })
})

test('one source gets thirty answers over many accounts', async () => {
  const thief = open()
  const answers = []
  for (let place = 0; place < 60; place++) answers.push(await logIn(thief, newEmail(), 'guess number one'))
  const outcome = count(answers)
  report('stuffing many accounts from 1 source', answers.length, outcome)
  expect(outcome.verdicts).toBe(30)
})

test('a hundred sources at once get five answers about one account between them', async () => {
  const { email } = await makeCustomer({ isConfirmed: false })
  const tries = Array.from({ length: 100 }, (_, place) => (place === 60 ? PASSWORD : `guess number ${place}`))
  await warmPool(pool)
  const answers = await Promise.all(tries.map((password) => logIn(open(), written(email), password)))
  const outcome = count(answers)
  report('stuffing one account from 100 sources', tries.length, outcome)
  expect(outcome.logins).toBeLessThanOrEqual(1)
  expect(outcome.verdicts - outcome.logins).toBeLessThanOrEqual(5)
})

test('a customer who knows the password may log in and out as often as they like', async () => {
  const { email } = await makeCustomer({ isConfirmed: false })
  const answers = []
  for (let place = 0; place < 10; place++) answers.push(await logIn(open(), email, PASSWORD))
  expect(count(answers)).toEqual({ verdicts: 10, logins: 10, refused: 0 })
})

/** Capital letters and spaces do not make it another account. */
function written(email: string): string {
  return ` ${email.toUpperCase()}`
}

test('without a solved captcha nobody gets an answer', async () => {
  const { email } = await makeCustomer({ isConfirmed: false })
  const answers = []
  for (let place = 0; place < 20; place++) {
    answers.push(await mutate(open(), 'userLoginMutation', { email, password: PASSWORD, captchaToken: 'wrong' }))
  }
  console.log(`stuffing without puzzles: ${answers.length} tried, ${answers.filter(({ status }) => status).length} logins`)
  expect(answers.every((answer) => codes(answer)[0] === FAILURES.CAPTCHA_FAILED.code)).toBe(true)
})

test('an open session does not help to try passwords either', async () => {
  const customer = await makeCustomer({ isConfirmed: false })
  const answers = []
  for (let place = 0; place < 50; place++) {
    answers.push(await mutate(customer, 'deleteAccount', { password: place === 40 ? PASSWORD : `guess number ${place}` }))
  }
  const verdicts = answers.filter((answer) => codes(answer)[0] === FAILURES.PASSWORD_WRONG.code).length
  console.log(`passwords through a stolen session: ${answers.length} tried, ${verdicts} verdicts`)
  expect(verdicts).toBe(5)
  expect((await ask(customer, '{ getUserInfo { user { mainProfile { email } } } }')).getUserInfo.user).not.toBeNull()
})

test('one source with many accounts gets thirty answers about their passwords', async () => {
  const source = open()
  const customers = []
  for (let place = 0; place < 10; place++) customers.push({ ...(await makeCustomer({ isConfirmed: false })), ip: source.ip })
  const answers = []
  for (const customer of customers)
    for (let place = 0; place < 5; place++) answers.push(await mutate(customer, 'deleteAccount', { password: 'a guess' }))
  const verdicts = answers.filter((answer) => codes(answer)[0] === FAILURES.PASSWORD_WRONG.code).length
  console.log(`passwords of one's own accounts: ${answers.length} tried, ${verdicts} verdicts`)
  expect(verdicts).toBe(30)
})

test('when very many password checks are waiting, the next one is refused in the words of the form', async () => {
  const customer = await makeCustomer({ isConfirmed: false })
  // A hash that is quick to check.
  const quick = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  let isCrowded = true
  const crowd = Array.from({ length: 61 }, async () => {
    while (isCrowded) await verifyPassword('a guess', quick).catch(() => sleep(1))
  })
  const answer = await mutate(customer, 'deleteAccount', { password: PASSWORD })
  isCrowded = false
  expect(codes(answer)).toEqual([FAILURES.LIMITS_UNAVAILABLE.code])
  await Promise.all(crowd)
})

test('a customer who knows their own password cannot use it to test dozens of addresses', async () => {
  const customer = await makeCustomer({ isConfirmed: false })
  const answers = []
  for (let place = 0; place < 20; place++) {
    const asked = { email: newEmail(), password: PASSWORD, captchaToken: 'solved' }
    answers.push(await mutate(customer, 'changeEmail', asked, 'user { mainProfile { email } }'))
  }
  const refused = answers.filter((answer) => codes(answer).includes(FAILURES.RATE_LIMITED.code)).length
  console.log(`addresses tried through one's own account: ${answers.length} tried, ${refused} refused`)
  expect(refused).toBe(15)
})

test('one request tries one password: neither aliases nor batches try more', async () => {
  const { email } = await makeCustomer({ isConfirmed: false })
  const login = (alias: string) =>
    `${alias}: userLoginMutation(email: "${email}", password: "x", captchaToken: "solved") { status }`
  const aliases = await post(open(), { query: `mutation { ${login('a')} ${login('b')} }` })
  expect(aliases.statusCode).toBe(400)
  const batch = await post(open(), [{ query: `mutation { ${login('a')} }` }] as unknown as Record<string, unknown>)
  expect(batch.statusCode).toBe(400)
})
