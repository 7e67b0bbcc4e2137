import { expect, test } from 'vitest'
import { writeKeywords } from './write-keywords.ts'

test('a page is found by its title and by what the shop sells', () => {
  expect(writeKeywords({ language: 'en', title: 'Delivery' })).toBe('Delivery, gift cards, {brand}')
})

test('an article is found by its topic too, in its language', () => {
  expect(writeKeywords({ language: 'nl', title: 'Geld of een bon?', topic: 'Bruiloft' })).toBe(
    'Geld of een bon?, Bruiloft, cadeaubonnen, {brand}',
  )
})
