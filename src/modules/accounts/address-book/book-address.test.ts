import { expect, test } from 'vitest'
import { toBookAddress } from './book-address.ts'

const SENT = { firstName: 'Anna', companyName: 'Hill & Sons', vatNumber: 'GB123456789', email: 'anna@example.com' }

test('a private address has no company', () => {
  expect(toBookAddress(SENT)).toEqual({ address: { firstName: 'Anna', customerType: 'PRIVATE' } })
})

test('a business address has a company', () => {
  expect(toBookAddress({ ...SENT, customerType: 'BUSINESS' })).toEqual({
    address: { firstName: 'Anna', companyName: 'Hill & Sons', customerType: 'BUSINESS' },
  })
})
