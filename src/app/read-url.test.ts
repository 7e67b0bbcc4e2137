import { expect, test } from 'vitest'
import { readUrl, toPlainPath } from './read-url.ts'

const HOST = 'https://giftcardsquare.example'

test.each([
  ['a page', '/gift-cards/?s=tea&page=2', '/gift-cards/?s=tea&page=2'],
  ['another host in the path', '//evil.example/gift-cards/', '/evil.example/gift-cards/'],
  ['another host behind a language', '/en//evil.example/', '/en/evil.example/'],
  ['another host behind a dot', '/.//evil.example/', '/evil.example/'],
  ['another host behind backslashes', '/\\\\evil.example/', '/evil.example/'],
  ['slashes in a query string', '/gift-cards/?s=a//b', '/gift-cards/?s=a//b'],
])('%s stays on our own host', (_sentence, requested, expected) => {
  expect(readUrl(requested, HOST).href).toBe(HOST + expected)
})

test.each([
  ['/%67ift/%41b%2Dc%5f%7E9/', '/gift/Ab-c_~9/'],
  ['/gift-cards/caf%C3%A9%20noir/', '/gift-cards/caf%C3%A9%20noir/'],
  ['/%2567ift/a%2Fb/', '/%2567ift/a%2Fb/'],
])('%s becomes the plain path %s', (pathname, plain) => {
  expect(toPlainPath(pathname)).toBe(plain)
})

test('exactly the unreserved characters are decoded', () => {
  const all = Array.from({ length: 256 }, (_, code) => code)
  const found = all.filter((code) => !toPlainPath(`%${code.toString(16).padStart(2, '0')}`).startsWith('%'))
  expect(String.fromCharCode(...found)).toBe('-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~')
})
