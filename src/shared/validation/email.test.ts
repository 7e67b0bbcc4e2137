import { expect, test } from 'vitest'
import { expectLittleWork } from '#tests/support/processor-time.ts'
import { findEmailFault, mailboxKey } from './email.ts'

test.each(['', '   '])('an empty address is missing: "%s"', (email) => {
  expect(findEmailFault(email)).toBe('required')
})

test.each([
  'anna@example.com',
  '  anna@example.com ',
  'ANNA.Hill+gifts@mail.example.co.uk',
  "o'neil_1@example.museum",
  'a@xn--bcher-kva.example',
  `${'a'.repeat(64)}@example.com`,
])('%s is an address', (email) => {
  expect(findEmailFault(email)).toBeUndefined()
})

test.each([
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@example.c',
  'anna@.example.com',
  'anna@-example.com',
  'anna@example..com',
  '.anna@example.com',
  'an..na@example.com',
  'anna@bert@example.com',
  'anna hill@example.com',
  'anna@example.com, bert@example.com',
  'anna@example.com\r\nBcc: bert@example.com',
  'anna@example.com\r\nX-Priority: 1',
  '<anna@example.com>',
  'anna@192.0.2.1',
  `${'a'.repeat(65)}@example.com`,
  `anna@${'a.'.repeat(130)}com`,
])('%s is not an address', (email) => {
  expect(findEmailFault(email)).toBe('invalid')
})

test('a hostile address is checked at once', async () => {
  await expectLittleWork(100, () => findEmailFault(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`))
})

test.each([
  ['Anna@Example.com ', 'anna@example.com'],
  ['anna+1+2@example.com', 'anna@example.com'],
  ['anna.hill@example.com', 'anna.hill@example.com'],
  ['A.n.n.a+x@googlemail.com', 'anna@gmail.com'],
  ['+anna@example.com', '+anna@example.com'],
])('mails to %s arrive in the mailbox %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox)
})
