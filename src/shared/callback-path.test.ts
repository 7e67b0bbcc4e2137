import { expect, test } from 'vitest'
import { toCallbackPath } from './callback-path.ts'

test.each(['/account/orders/', '/checkout/?error=1', '/en/cart/#top', '/gift-cards/grumble-coffee/?s=a%20b'])(
  'a path of our own is followed: %s',
  (path) => {
    expect(toCallbackPath(path)).toBe(path)
  },
)

test.each([
  'https://thief.example/',
  '//thief.example/',
  '/\\thief.example/',
  '\\\\thief.example',
  '/\t/thief.example',
  '/\n/thief.example',
  '\u0000//thief.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'account/orders/',
  '/..//thief.example/',
  '/.//thief.example/',
  '/ /thief.example',
  '/\u2025/thief.example',
  'http:thief.example',
  '',
  null,
  undefined,
  `/${'a'.repeat(3000)}`,
])('a path that leads elsewhere is not followed: %j', (path) => {
  expect(toCallbackPath(path)).toBeUndefined()
})
