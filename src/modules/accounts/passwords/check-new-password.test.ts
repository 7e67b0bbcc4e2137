import { expect, test } from 'vitest'
import { listPasswordFailures } from './check-new-password.ts'

const EMAIL = 'anna.hill@example.com'

test.each([
  ['an uncommon one', 'seven lemons on a shelf', undefined],
  ['empty', '', 'PASSWORD_REQUIRED'],
  ['seven characters', 'kV9#tq!', 'PASSWORD_TOO_SHORT'],
  ['another alphabet', 'пароль пароль', 'PASSWORD_CHARACTERS'],
  ['one of the first that thieves try', 'Password123', 'PASSWORD_COMMON'],
  ["one's own address", 'Anna.Hill@example.com', 'PASSWORD_COMMON'],
  ['the name in it', 'anna.hill', 'PASSWORD_COMMON'],
])('a new password: %s', (_sentence, password, expected) => {
  expect(listPasswordFailures({ password, email: EMAIL })[0]?.name).toBe(expected)
})

test('the password must be typed the same twice, and errors use the field names of the form', () => {
  const chosen = { password: 'short', confirmation: 'other', email: EMAIL }
  expect(listPasswordFailures(chosen, { password: 'newPassword', confirmation: 'newPasswordConfirmation' })).toEqual([
    { name: 'PASSWORD_TOO_SHORT', parameter: 'newPassword' },
    { name: 'PASSWORD_MISMATCH', parameter: 'newPasswordConfirmation' },
  ])
})
