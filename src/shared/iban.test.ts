import { expect, test } from 'vitest'
import { isIban } from './iban.ts'

test.each([
  ['the example of the standard', 'GB29 NWBK 6016 1331 9268 19', true],
  ['without spaces', 'NL91ABNA0417164300', true],
  ['one digit mistyped', 'NL91 ABNA 0417 1643 01', false],
  ['two digits that changed places', 'NL91 ABNA 0417 1634 00', false],
  ['the account number of a country that has none', 'Routing 000000000, account 000000019', false],
  ['nothing', '', false],
])('%s', (_sentence, text, expected) => {
  expect(isIban(text)).toBe(expected)
})
