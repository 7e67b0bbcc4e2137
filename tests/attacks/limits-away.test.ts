import { afterAll, expect, test } from 'vitest'
import { createPool } from '../../src/platform/db/pool.ts'
import { createLimits } from '../../src/platform/rate-limits/limits.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { CARD_PREFIX, checkDigit } from '../../src/shared/validation/card-number.ts'
import { PASSWORD } from '../support/accounts.ts'
import { testDatabase } from '../support/database.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startShopServer } from '../support/shop-server.ts'

/** The counters of attempts cannot be reached: then nothing that is counted is allowed. */

const { ctx } = await testDatabase({ seeded: true })
const nowhere = createPool('postgres://nobody:x@127.0.0.1:9/none', { max: 1 })
const limits = createLimits({ pool: nowhere, hashKey: HARMLESS_SERVICES.keyFor('limits') })
const { server } = await startShopServer(ctx, { services: { ...HARMLESS_SERVICES, limits } })
afterAll(async () => {
  await server.close()
  await nowhere.end()
})

const WHO = 'email: "anna@example.com", captchaToken: "solved"'
const NUMBER = `${CARD_PREFIX}000000000000`
const CARD = `cardNumber: "${NUMBER}${checkDigit(NUMBER)}", pin: "000000", captchaToken: "solved"`
const PERSON = `firstName: "Anna", lastName: "Hill", email: "anna@example.com", password: "${PASSWORD}", acceptTerms: true`
const MESSAGE = 'topic: OTHER, name: "Anna", email: "anna@example.com", message: "Hello"'
const QUOTE = `message: "Cards", remark: "None", contactPreference: EMAIL, companyName: "Hill", firstName: "Anna", lastName: "Hill", email: "anna@example.com"`

test.each([
  ['logs in', `mutation { answer: userLoginMutation(${WHO}, password: "${PASSWORD}") { errors { code } } }`],
  ['registers', `mutation { answer: registerUser(input: { ${PERSON} }, captchaToken: "solved") { errors { code } } }`],
  ['asks whether an account exists', `{ answer: checkUserExist(${WHO}) { errors { code } } }`],
  ['asks for a new password', `mutation { answer: forgotPassword(${WHO}) { errors { code } } }`],
  ['subscribes', `mutation { answer: subscribeNewsletter(${WHO}) { errors { code } } }`],
  [
    'asks for a quote',
    `mutation { answer: requestQuote(input: { ${QUOTE} }, captchaToken: "solved", idempotencyKey: "1") { errors { code } } }`,
  ],
  [
    'writes to us',
    `mutation { answer: sendContactMessage(input: { ${MESSAGE} }, captchaToken: "solved", idempotencyKey: "1") { errors { code } } }`,
  ],
  ['tries the PIN of a card', `mutation { answer: checkGiftcardPayment(${CARD}) { errors { code } } }`],
  ['asks for the balance of a card', `{ answer: giftcardInfo(${CARD}) { errors { code } } }`],
  ['redeems a card', `mutation { answer: startRedeem(${CARD}) { errors { code } } }`],
  ['searches', '{ answer: search_v1(inputText: "coffee") { errors { code } } }'],
])('a visitor who %s is asked to try again later', async (_sentence, query) => {
  const headers = { host: 'gcsuk.localhost' }
  const answer = await server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })
  expect(answer.json()).toEqual({ data: { answer: { errors: [{ code: FAILURES.LIMITS_UNAVAILABLE.code }] } } })
})

test('a captcha is refused too, with the time to try again', async () => {
  const answer = await server.inject('/captcha')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('60')
})
