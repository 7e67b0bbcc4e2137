import { expect, test } from 'vitest'
import { prose } from './prose.ts'

test('prose loses the indentation of the source and keeps its own', () => {
  const text = prose`
    First line.

    1. One
       goes on
  `
  expect(text).toBe('First line.\n\n1. One\n   goes on')
})
