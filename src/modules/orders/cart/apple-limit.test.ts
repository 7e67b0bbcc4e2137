import { expect, test } from 'vitest'
import { toApiError } from '#shared/failures.ts'
import { storefronts } from '#storefronts/index.ts'
import { checkAppleLimit } from './apple-limit.ts'

const apple = (qty: number, pounds: number) => ({ slug: 'apple', qty, valueMinor: pounds * 100 })

test.each([
  ['500 is the most', [apple(5, 100)], true],
  ['a pound more is too much', [apple(5, 100), apple(1, 1)], false],
  ['over all packages', [apple(1, 300), apple(1, 201)], false],
  ['other brands do not count', [apple(1, 500), { slug: 'grumble-coffee', qty: 9, valueMinor: 10_000 }], true],
  ['products no longer sold do not count', [{ slug: undefined, qty: 9, valueMinor: 100_000 }], true],
])('%s', (_sentence, cards, expected) => {
  expect(checkAppleLimit('GBP', cards).ok).toBe(expected)
})

test.each([
  ['GBP', 'Exceeded the Apple gift card sum limit in the order. The limit is 500 pound per order.'],
  ['EUR', 'Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order.'],
])('the refusal names the limit in %s', (currency, message) => {
  const checked = checkAppleLimit(currency, [apple(1, 501)])
  expect(!checked.ok && toApiError(checked.failure)).toMatchObject({ code: 2015, message })
})

test.each([...new Set(storefronts.map(({ currency }) => currency))])('there is a limit in %s', (currency) => {
  expect(checkAppleLimit(currency, [apple(1, 100_000)]).ok).toBe(false)
  expect(checkAppleLimit(currency, [apple(1, 10)]).ok).toBe(true)
})

test('without a set value, the limit is about the same amount: 100,000 yen', () => {
  const yen = (valueMinor: number) => checkAppleLimit('JPY', [{ slug: 'apple', qty: 1, valueMinor }])
  expect(yen(100_000).ok).toBe(true)
  expect(yen(100_001)).toMatchObject({ ok: false, failure: { values: { limit: '¥100,000' } } })
})
