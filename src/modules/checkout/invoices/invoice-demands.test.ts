import { expect, test } from 'vitest'
import { HOME } from '#tests/support/home.ts'
import { listInvoiceFailures } from './invoice-demands.ts'

const BRITISH = { ...HOME, companyName: 'Hill Ltd', vatNumber: 'GB123456789' }
const DUTCH = { ...BRITISH, countryCode: 'NL', postCode: '1012 AB', vatNumber: 'NL123456789B01' }

test.each([
  ['a British company states its VAT number', BRITISH, {}, []],
  ['without a VAT number there is no invoice', { ...BRITISH, vatNumber: '' }, {}, ['vatNumber']],
  ['without a company name there is no invoice', { ...BRITISH, companyName: '' }, {}, ['companyName']],
  ['a Dutch company states its KVK number too', DUTCH, {}, ['kvkNumber']],
  ['and then gets its invoice', { ...DUTCH, kvkNumber: '12345678' }, {}, []],
  ['a company that demands its reference is asked for it', BRITISH, { demandsReference: true }, ['referenceNumber']],
  [
    'a company that gives its reference gets its invoice',
    { ...BRITISH, referenceNumber: 'CC-42' },
    { demandsReference: true },
    [],
  ],
])('%s', (_sentence, billingAddress, company, fields) => {
  const failures = listInvoiceFailures({ billingAddress, customerType: 'BUSINESS' }, company)
  expect(failures.map(({ parameter }) => parameter)).toEqual(fields.map((field) => `billingAddress.${field}`))
})
