import { expect, test } from 'vitest'
import { isKnownPassword } from './known-passwords.ts'

test.each(['password', 'PassWord', 'Password1!', 'qwertyuiop', '12345678', 'iloveyou2024'])(
  'a password that attackers try first is known: %s',
  (password) => {
    expect(isKnownPassword(password)).toBe(true)
  },
)

test.each(['seven lemons on a shelf', 'kV9#tq!2Lm', '', '!!!!!!!!!!x'])('an uncommon password is not known: %s', (password) => {
  expect(isKnownPassword(password)).toBe(false)
})
