import { expect, test } from 'vitest'
import { isRequestHost } from './request-host.ts'

test.each([
  ['a host name', ['Host', 'uk.giftcardsquare.example'], true],
  ['a host name with a port', ['accept', 'Host', 'host', 'localhost:3000'], true],
  ['an address', ['Host', '127.0.0.1:3000'], true],
  ['an IPv6 address', ['HOST', '[::1]:3000'], true],
  ['no host, as an old balancer asks for /health', ['accept', '*/*'], true],
  ['a port that cannot exist', ['Host', 'localhost:99999'], false],
  ['two hosts', ['Host', 'localhost', 'host', 'evil.example'], false],
  ['the same host twice', ['Host', 'localhost', 'Host', 'localhost'], false],
  ['a path', ['Host', 'localhost/evil'], false],
  ['a user', ['Host', 'localhost@evil.example'], false],
  ['an address that cannot exist', ['Host', '1.2.3.999'], false],
  ['a list', ['Host', 'localhost, evil.example'], false],
])('%s', (_sentence, rawHeaders, expected) => {
  expect(isRequestHost(rawHeaders)).toBe(expected)
})
