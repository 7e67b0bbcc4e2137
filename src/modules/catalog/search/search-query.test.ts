import { expect, test } from 'vitest'
import { toSearchQuery } from './search-query.ts'

test('every word must match, in one of its readings', () => {
  expect(toSearchQuery('books tea', [['books', 'book'], ['tea']])).toEqual({
    phrase: 'books tea',
    title: `('books':* | 'book':*) & ('tea':*)`,
    near: `('books':* | 'book':*) & ('tea':*)`,
    body: `('books' | 'book') & ('tea')`,
  })
})

test('one or two letters match the start of a title, and nothing else', () => {
  expect(toSearchQuery('co', [['co']])).toMatchObject({ title: `('co':*)`, near: `('co')` })
})

test('as a last resort, one matching word is enough', () => {
  expect(toSearchQuery('tea mum', [['tea'], ['mum']], { any: true }).body).toBe(`('tea') | ('mum')`)
})
