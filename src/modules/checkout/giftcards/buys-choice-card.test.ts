import { expect, test } from 'vitest'
import { buysChoiceCard } from './buys-choice-card.ts'

const card = (isChoiceCard: boolean) => ({ variation: { product: { isChoiceCard } } })

test.each([
  ['brand cards can be bought with a gift card', [card(false), card(false)], false],
  ['a Choice Gift Card cannot', [card(true)], true],
  ['a brand card beside a Choice Gift Card cannot', [card(false), card(true)], true],
  ['a product that is no longer sold is refused for that reason alone', [{ variation: undefined }], false],
])('%s', (_what, packages, expected) => {
  expect(buysChoiceCard(packages)).toBe(expected)
})
