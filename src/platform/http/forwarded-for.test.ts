import { expect, test } from 'vitest'
import { cleanForwardedFor, toIpAddress } from './forwarded-for.ts'

test.each([
  ['an address', '203.0.113.7', '203.0.113.7'],
  ['an address with a port', '203.0.113.7:4711', '203.0.113.7'],
  ['an IPv6 address', '2001:db8::1', '2001:db8::1'],
  ['an IPv6 address with a port', '[2001:db8::1]:4711', '2001:db8::1'],
  ['an IPv6 address in brackets', '[2001:db8::1]', '2001:db8::1'],
  ['spaces around it', ' 203.0.113.7 ', '203.0.113.7'],
  ['nonsense', 'unknown', '0.0.0.0'],
  ['other nonsense', '203.0.113.7:4711:x', '0.0.0.0'],
  ['one group too many', '203.0.113.777', '0.0.0.0'],
  ['nothing', '', '0.0.0.0'],
])('the address of a visitor behind a proxy: %s', (_sentence, text, expected) => {
  expect(toIpAddress(text)).toBe(expected)
})

test('an unreadable entry keeps its place, so that the trusted proxies are counted correctly', () => {
  const headers = { 'x-forwarded-for': 'nonsense, 203.0.113.7:4711,[2001:db8::1]:80' }
  cleanForwardedFor(headers)
  expect(headers['x-forwarded-for']).toBe('0.0.0.0, 203.0.113.7, 2001:db8::1')
})
