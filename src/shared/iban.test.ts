import { expect, test } from 'vitest'
import { isIban, readBritishAccount } from './iban.ts'

test.each([
  ['the example of the standard', 'GB29 NWBK 6016 1331 9268 19', true],
  ['without spaces', 'NL91ABNA0417164300', true],
  ['one digit mistyped', 'NL91 ABNA 0417 1643 01', false],
  ['two digits swapped', 'NL91 ABNA 0417 1634 00', false],
  ['an account number of a country without IBANs', 'Routing 000000000, account 000000019', false],
  ['an empty text', '', false],
])('%s', (_sentence, text, expected) => {
  expect(isIban(text)).toBe(expected)
})

test('a British IBAN ends with the sort code and the account number that people know', () => {
  expect(readBritishAccount('GB82 WEST 1234 5698 7654 32')).toEqual({ sortCode: '12-34-56', accountNumber: '98765432' })
  expect(readBritishAccount('GB83 WEST 1234 5698 7654 32')).toBeUndefined()
  expect(readBritishAccount('NL91 ABNA 0417 1643 00')).toBeUndefined()
})
