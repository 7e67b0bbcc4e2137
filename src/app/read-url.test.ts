import { expect, test } from 'vitest'
import { readUrl } from './read-url.ts'

const HOST = 'https://giftcardsquare.example'

test.each([
  ['a page', '/gift-cards/?s=tea&page=2', '/gift-cards/?s=tea&page=2'],
  ['another host in the path', '//evil.example/gift-cards/', '/evil.example/gift-cards/'],
  ['another host behind a language', '/en//evil.example/', '/en/evil.example/'],
  ['another host behind a dot', '/.//evil.example/', '/evil.example/'],
  ['another host by slashes the other way', '/\\\\evil.example/', '/evil.example/'],
  ['slashes in a question stay as they are', '/gift-cards/?s=a//b', '/gift-cards/?s=a//b'],
])('%s stays on our own', (_sentence, requested, expected) => {
  expect(readUrl(requested, HOST).href).toBe(HOST + expected)
})
