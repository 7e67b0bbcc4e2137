import { expect, test } from 'vitest'
import { buysChoiceCard } from './buys-choice-card.ts'

const card = (isSpentHere: boolean) => ({ variation: { product: { isSpentHere } } })

test.each([
  ['cards of brands can be paid by gift card', [card(false), card(false)], false],
  ['a Choice Gift Card cannot', [card(true)], true],
  ['nor can a card of a brand beside one', [card(false), card(true)], true],
  ['what is sold no more is refused for that alone', [{ variation: undefined }], false],
])('%s', (_what, packages, expected) => {
  expect(buysChoiceCard(packages)).toBe(expected)
})
