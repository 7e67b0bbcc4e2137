import { expect, test } from 'vitest'
import { listReorderFailures } from './reorder-request.ts'

test.each([
  ['10000123', []],
  [' 10000123 ', []],
  ['1000012', ['ORDER_NUMBER_INVALID']],
  ['1000012345678', ['ORDER_NUMBER_INVALID']],
  ['INV-10000123', ['ORDER_NUMBER_INVALID']],
  ['', ['ORDER_NUMBER_INVALID']],
])('the order number "%s"', (orderNumber, names) => {
  expect(listReorderFailures({ orderNumber, email: 'ann@example.com' }).map(({ name }) => name)).toEqual(names)
})

test('an e-mail address is required too', () => {
  expect(listReorderFailures({ orderNumber: '10000123', email: '' })).toEqual([{ name: 'EMAIL_REQUIRED', parameter: 'email' }])
})
