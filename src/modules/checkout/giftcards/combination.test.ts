import { expect, test } from 'vitest'
import { checkCombination } from './combination.ts'

const SHOP = { code: 'GCSUK', currency: 'GBP' }
const card = (id: string, other: Partial<Parameters<typeof checkCombination>[1]> = {}) => ({
  ...{ id, productId: 7, storefront: 'GCSUK', value: { currency: 'GBP', minor: 1000 } },
  ...other,
})

const listCards = (count: number) => Array.from({ length: count }, (_, index) => card(String(index)))

test.each([
  ['cards of one kind', card('b'), [card('a')], undefined],
  ['a card of another kind', card('b', { productId: 8 }), [card('a')], 'CARD_OTHER_TYPE'],
  ['the same card twice', card('a'), [card('a')], 'CARD_ALREADY_ADDED'],
  ['a card of another store', card('a', { storefront: 'CKUK' }), [], 'CARD_WRONG_STORE'],
  ['a card of another currency', card('a', { value: { currency: 'EUR', minor: 1000 } }), [], 'CARD_WRONG_STORE'],
  ['the tenth card', card('k'), listCards(9), undefined],
  ['the eleventh card', card('k'), listCards(10), 'CARDS_TOO_MANY'],
])('%s', (_what, added, others, failure) => {
  expect(checkCombination(SHOP, added, others)).toEqual(
    failure ? { ok: false, failure: { name: failure } } : { ok: true, value: undefined },
  )
})
