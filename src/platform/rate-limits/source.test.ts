import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'

test.each([
  ['an IPv4 address is a source', '203.0.113.7', '203.0.113.7'],
  ['the same address as IPv6 writes it is the same source', '::ffff:203.0.113.7', '203.0.113.7'],
  ['a home is one source, whatever its machines', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['however it is shortened', '2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['or written in zeros', '2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
])('%s', (_sentence, ip, expected) => {
  expect(sourceOf({ request: { id: '1', ip, headers: {} } })).toBe(expected)
})

test('a job has no source', () => {
  expect(() => sourceOf({})).toThrow('Only a request')
})
