import { expect, test } from 'vitest'
import {
  findPersonalMessageFailure,
  PERSONAL_MESSAGE_FIELD_LENGTH,
  PERSONAL_MESSAGE_MAX_LENGTH,
  toPersonalMessage,
} from './personal-message.ts'

test.each([
  ['an empty text', '', 'PERSONAL_MESSAGE_REQUIRED'],
  ['only spaces and lines', ' \r\n ', 'PERSONAL_MESSAGE_REQUIRED'],
  ['one character', 'x', undefined],
  ['150 characters', 'x'.repeat(150), undefined],
  ['151 characters', 'x'.repeat(151), 'PERSONAL_MESSAGE_TOO_LONG'],
  ['spaces around it do not count', `  ${'x'.repeat(150)}\n`, undefined],
  ['a line break is one character', `${'x'.repeat(74)}\r\n${'x'.repeat(75)}`, undefined],
  ['an emoji', 'Enjoy! 🎁', 'PERSONAL_MESSAGE_EMOJI'],
  ['a link', 'Look at www.example.com', 'PERSONAL_MESSAGE_LINK'],
  ['any script', 'Поздравляю! 祝你生日快乐', undefined],
])('%s', (_sentence, message, failure) => {
  expect(findPersonalMessageFailure(message)).toBe(failure)
})

test('the message is stored without the spaces around it', () => {
  expect(toPersonalMessage(' Dear Anna,\r\nenjoy! ')).toBe('Dear Anna,\nenjoy!')
})

test('the field accepts a few more characters, so that a buyer sees by how much the text is too long', () => {
  expect(PERSONAL_MESSAGE_FIELD_LENGTH).toBe(160)
  expect(PERSONAL_MESSAGE_MAX_LENGTH).toBe(150)
})
