import { expect, test } from 'vitest'
import { testAccounts } from '../support/accounts.ts'

const { open, post } = await testAccounts({ withLimits: true })

const OVERLAY = '{ search_v1(inputText: "tea") { errors { code } } }'
const LISTING = '{ products(filters: { inputText: "tea" }) { totalCount } }'
const isAnswered = (answer: string) => !answer.includes('1003')

test('a source may search 180 times a minute, in the overlay and in listings together', async () => {
  const browser = open()
  const ask = async (query: string) => isAnswered((await post(browser, { query })).body)
  const answered: boolean[] = []
  while (answered.length < 200) answered.push(...(await Promise.all([ask(OVERLAY), ask(LISTING)])))
  expect(answered.filter(Boolean)).toHaveLength(180)
  expect(await ask(LISTING)).toBe(false)
  expect(await ask('{ products { totalCount } }')).toBe(true)
  expect(isAnswered((await post(open(), { query: LISTING })).body)).toBe(true)
})
