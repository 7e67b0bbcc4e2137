import { expect, test } from 'vitest'
import { expectLittleWork } from '#tests/support/processor-time.ts'
import { findPasswordConfirmationFailure, findPasswordFailure, toPassword } from './password.ts'

test.each([
  ['an empty password', '', 'PASSWORD_REQUIRED'],
  ['twelve spaces', ' '.repeat(12), 'PASSWORD_REQUIRED'],
  ['7 characters', 'a'.repeat(7), 'PASSWORD_TOO_SHORT'],
  ['8 characters', 'a'.repeat(8), undefined],
  ['128 characters', 'a'.repeat(128), undefined],
  ['129 characters', 'a'.repeat(129), 'PASSWORD_TOO_LONG'],
])('%s', (_sentence, password, failure) => {
  expect(findPasswordFailure(password)).toBe(failure)
})

test.each(['correct horse battery', 'Pa$$w0rd!', '~`^|<>+="\'\\', 'Zoë Straße', '£100 or €100', '  two words  '])(
  'letters, digits, spaces and symbols: %s',
  (password) => {
    expect(findPasswordFailure(password)).toBeUndefined()
  },
)

test.each(['пароль1234', '密码密码密码密码', 'password🎁', 'pass\tword', 'pass\nword', 'password\u0000', '１２３４５６７８'])(
  'any other character is refused: %j',
  (password) => {
    expect(findPasswordFailure(password)).toBe('PASSWORD_CHARACTERS')
  },
)

test('an accent may be typed in two ways', () => {
  expect(toPassword('cafe\u0301 1234')).toBe('café 1234')
  expect(findPasswordFailure('cafe\u0301 1234')).toBeUndefined()
  expect(findPasswordConfirmationFailure('cafe\u0301 1234', 'café 1234')).toBeUndefined()
})

test('the confirmation must be the same, spaces included', () => {
  expect(findPasswordConfirmationFailure('secret 123', 'secret 123')).toBeUndefined()
  expect(findPasswordConfirmationFailure('secret 123', 'secret 123 ')).toBe('PASSWORD_MISMATCH')
})

test('a text of nothing but accents is refused in a moment', async () => {
  const typed = `e${'\u0315\u0300'.repeat(50_000)}`
  await expectLittleWork(100, () => expect(findPasswordFailure(typed)).toBeDefined())
})
