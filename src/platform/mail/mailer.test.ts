import { expect, test } from 'vitest'
import { isPutOff } from './mailer.ts'

test.each([
  ['a recipient who is to be tried later', { command: 'RCPT TO', responseCode: 450 }, true],
  ['a message that is to be tried later', { command: 'DATA', responseCode: 451 }, true],
  ['a recipient who is refused', { command: 'RCPT TO', responseCode: 550 }, false],
  ['a server that goes away', { command: 'RCPT TO', responseCode: 421 }, false],
  ['our own login that is not taken now', { command: 'AUTH PLAIN', responseCode: 454 }, false],
  ['a connection that is lost', { code: 'ECONNRESET' }, false],
])('%s is put off: %o', (_what, error, expected) => {
  expect(isPutOff(error)).toBe(expected)
})
