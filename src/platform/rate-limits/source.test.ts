import { expect, test } from 'vitest'
import { networksOf, sourceOf } from './source.ts'

const from = (ip: string) => ({ request: { id: '1', ip, headers: {} } })

test.each([
  ['an IPv4 address is a source', '203.0.113.7', '203.0.113.7'],
  ['the same address written as IPv6 is the same source', '::ffff:203.0.113.7', '203.0.113.7'],
  ['in hexadecimal too', '::ffff:cb00:7107', '203.0.113.7'],
  ['a household is one source, whatever its machines', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['however it is shortened', '2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['or written in zeros', '2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['or with its interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
])('%s', (_sentence, ip, expected) => {
  expect(sourceOf(from(ip))).toBe(expected)
})

test('a source belongs to wider networks, which have higher limits', () => {
  expect(networksOf(from('2001:db8:1:23ff::1'))).toEqual([
    { name: '2001:db8:1:23ff::/64', factor: 1 },
    { name: '2001:db8:1:2300::/56', factor: 4 },
    { name: '2001:db8:1::/48', factor: 16 },
  ])
  expect(networksOf(from('203.0.113.7'))).toEqual([
    { name: '203.0.113.7', factor: 1 },
    { name: '203.0.113.0/24', factor: 8 },
  ])
})

test('a job has no source', () => {
  expect(() => sourceOf({})).toThrow('Only a request')
})
