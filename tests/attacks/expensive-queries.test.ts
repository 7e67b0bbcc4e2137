import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testCheckout } from '../support/checkout.ts'

const shop = await testCheckout()

/** Any document of 100 KB is checked in 50 ms. */
const BUDGET_MS = 50
const REQUESTS_EACH = 10

const times = (count: number, write: (index: number) => string) => Array.from({ length: count }, (_, i) => write(i)).join(' ')
const letter = (index: number) => String.fromCharCode(97 + index)
const spreads = (name: string) => `...${name}`.repeat(3)

const EXPENSIVE: Record<string, string> = {
  'a fragment bomb of 600 bytes': `{...a}${times(16, (i) => `fragment ${letter(i)} on Query{${spreads(letter(i + 1))}}`)}fragment q on Query{__typename}`,
  'a longer one': `{ ...f0 } ${times(60, (i) => `fragment f${i} on Query { ${spreads(`f${i + 1} `)} }`)} fragment f60 on Query { __typename }`,
  'a circle of fragments': `{ ...f0 } ${times(40, (i) => `fragment f${i} on Query { ${spreads(`f${(i + 1) % 40} `)} }`)}`,
  'a thousand repeated fields': `{ ${'categoryMenu { id } '.repeat(1_000)}}`,
  'related products of related products': `{ product(id: "1") { ${'relatedProducts { '.repeat(9)}id${' }'.repeat(9)} } }`,
  'a hundred products with everything related to them': `{ products(paging: { itemsPerPage: 100 }) { products { relatedProducts(limit: 24) { relatedProducts { id } } } } }`,
  'errors far below': `{${'\n'.repeat(40_000)}${times(300, (i) => `unknown${i}`)}}`,
  'fields nested without end': `{ product ${'{ variations { product '.repeat(2_000)}{ id }${' } }'.repeat(2_000)} }`,
}

async function send(query: string) {
  const headers = { 'content-type': 'application/json', origin: shop.shopUrl }
  const response = await fetch(`${shop.shopUrl}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  return { status: response.status, answer: (await response.json()) as { data: unknown; errors?: { message: string }[] } }
}

test('expensive queries are refused at once, and others are answered meanwhile', async () => {
  const attacks = Object.values(EXPENSIVE).flatMap((query) => Array.from({ length: REQUESTS_EACH }, (_, i) => `${query}\n#${i}`))
  await send('{ storeData { code } }')
  const before = process.threadCpuUsage()
  const attacked = Promise.all(attacks.map((query) => send(query)))
  const answered = await Promise.all(Array.from({ length: REQUESTS_EACH }, () => send('{ storeData { code } }')))
  const refused = await attacked
  const { user, system } = process.threadCpuUsage(before)
  const ms = (user + system) / 1000 / attacks.length
  console.log(
    `expensive queries: ${attacks.length} sent, ${refused.filter(({ status }) => status === 200).length} answered, ${ms.toFixed(1)} ms each`,
  )
  expect(refused.map(({ status }) => status)).toEqual(attacks.map(() => 400))
  for (const { answer } of answered) expect(answer.data).toEqual({ storeData: { code: 'GCSUK' } })
  expect(ms).toBeLessThanOrEqual(BUDGET_MS)
})

const GUESSES: Record<string, (guess: (pin: number) => string) => string> = {
  'a hundred aliases': (guess) => `{ ${times(100, (i) => `a${i}: ${guess(i)}`)} }`,
  'five aliases': (guess) => `{ ${times(5, (i) => `a${i}: ${guess(i)}`)} }`,
  'aliases in fragments': (guess) =>
    `{ ...F } fragment F on Mutation { a: ${guess(1)} ...G } fragment G on Mutation { b: ${guess(2)} }`,
  'aliases in inline fragments': (guess) => `{ ... { a: ${guess(1)} } ... on Mutation { b: ${guess(2)} } }`,
  'the same guess three times': (guess) => `{ ${guess(1)} ...F ...F } fragment F on Mutation { ${guess(1)} }`,
}

test.each(Object.entries(GUESSES))('one request cannot try several PINs: %s', async (_sentence, write) => {
  const { number } = await shop.issue(1_000)
  const guess = (pin: number) =>
    `checkGiftcardPayment(cardNumber: "${number}", pin: "${100_000 + pin}", captchaToken: "solved") { errors { code } }`
  const { status, answer } = await send(`mutation ${write(guess)}`)
  expect(status).toBe(400)
  expect(answer.data).toBeNull()
  expect((await sql`select from giftcard_pin_tries`.execute(shop.db)).rows).toEqual([])
})

test('one guess in a request counts as one try', async () => {
  const { number } = await shop.issue(1_000)
  const query = `mutation { checkGiftcardPayment(cardNumber: "${number}", pin: "100000", captchaToken: "solved") { errors { code } } }`
  expect((await send(query)).status).toBe(200)
  const { rows } = await sql`select wrong_in_a_row as tries from giftcard_pin_tries`.execute(shop.db)
  expect(rows).toEqual([{ tries: 1 }])
})
