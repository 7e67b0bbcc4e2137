import { expect, test } from 'vitest'
import { FAILURES } from '../../src/shared/failures.ts'
import { type Browser, PASSWORD, testAccounts } from '../support/accounts.ts'

const { open, ask, post, codes, makeCustomer, mutate, newEmail, register } = await testAccounts({ withLimits: true })
const ROUNDS = 25

const customers: string[] = []
for (let count = 0; count < ROUNDS; count++) customers.push((await makeCustomer({ isConfirmed: false })).email)

const LOGIN = `mutation ($email: String!) { answer: userLoginMutation(email: $email, password: "guess number one", captchaToken: "solved") {
  status errors { code message referencedRequestParameter } } }`
const FORGOT = `mutation ($email: String!) { answer: forgotPassword(email: $email, captchaToken: "solved") {
  status errors { code message referencedRequestParameter } } }`

/**
 * Sends known and unknown addresses in turn, each from a source of its own. It compares the processor time of all threads, including those that hash
 * passwords: on a busy machine, the response time depends on the machine.
 */
async function compare(query: string) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const shapes = { known: new Set<string>(), unknown: new Set<string>() }
  for (const email of customers) {
    for (const kind of ['known', 'unknown'] as const) {
      const browser = open()
      const variables = { email: kind === 'known' ? email : newEmail() }
      const before = process.cpuUsage()
      const response = await post(browser, { query, variables })
      const { user, system } = process.cpuUsage(before)
      times[kind].push((user + system) / 1000)
      const { date: _date, 'x-request-id': _id, ...headers } = response.headers
      shapes[kind].add(JSON.stringify([response.statusCode, response.body, headers]))
    }
  }
  // Other work of the process can only add to it, so the smallest value is used.
  const fastest = { known: Math.min(...times.known), unknown: Math.min(...times.unknown) }
  return { shapes, fastest, difference: Math.abs(fastest.known - fastest.unknown) }
}

test.each([
  ['logging in', LOGIN],
  ['asking for a new password', FORGOT],
])('%s gives the same answer for a known and an unknown address, in the same time', async (name, query) => {
  const { shapes, fastest, difference } = await compare(query)
  console.log(
    `enumeration by ${name}: ${2 * ROUNDS} asked, ${shapes.known.size} shape, the least work ${fastest.known.toFixed(1)} and ${fastest.unknown.toFixed(1)} ms`,
  )
  expect(shapes.known).toEqual(shapes.unknown)
  expect(shapes.known.size).toBe(1)
  // Hashing a password takes most of the time: if one of them skipped it, its time would be much shorter.
  expect(difference).toBeLessThan(Math.max(10, 0.5 * fastest.known))
})

/** An account for an order that does not exist: the attempt is counted before the order is read. */
const createOnOrder = (thief: Browser, captchaToken: string) => {
  const orderUuid = '00000000-0000-4000-8000-000000000000'
  return mutate(thief, 'createAccountOnOrder', { orderUuid, password: PASSWORD, captchaToken })
}

test('identify and register answer one source about twenty addresses in ten minutes, and no more', async () => {
  const thief = open()
  const query = '{ checkUserExist(email: "anna@example.com", captchaToken: "solved") { status errors { code } } }'
  let answered = 0
  for (let count = 0; count < 100; count++) {
    const { checkUserExist } = await ask(thief, query)
    if (checkUserExist.errors.length === 0) answered++
  }
  const registering = await register(thief, { email: customers[0] })
  console.log(`enumeration by identifying: 100 asked, ${answered} answered`)
  expect(answered).toBe(20)
  expect(codes(registering)).toEqual([FAILURES.RATE_LIMITED.code])
  expect(codes(await createOnOrder(thief, 'solved')), 'creating an account for an order has the same limit').toEqual([
    FAILURES.RATE_LIMITED.code,
  ])
})

test('identifying without a solved captcha reveals nothing', async () => {
  const query = `{ checkUserExist(email: "${customers[0]}", captchaToken: "wrong") { status errors { code } } }`
  expect((await ask(open(), query)).checkUserExist).toEqual({ status: null, errors: [{ code: FAILURES.CAPTCHA_FAILED.code }] })
})

test('creating an account for an order without a solved captcha reveals nothing', async () => {
  expect(codes(await createOnOrder(open(), 'wrong'))).toEqual([FAILURES.CAPTCHA_FAILED.code])
})
