import { expect, test, vi } from 'vitest'
import type { PayableMethodFragment } from '#generated/documents.ts'
import * as activation from '#shared/validation/activation.ts'
import {
  type ActivationAsked,
  type ActivationValues,
  fieldOfRefusal,
  listActivationFailures,
  sumUp,
  toActivationInput,
} from './activation-values.ts'

const ONE = '9375 0100 0000 0000 013'
const TWO = '9375010000000000021'
const GBP = (value: number) => ({ currency: 'GBP', value })
const ASKED: ActivationAsked = {
  terms: { minAmount: GBP(10), maxAmount: GBP(250), maxCards: 1_000 },
  methods: [{ id: 'paypal', banks: [], brandLogos: [] }] as unknown as PayableMethodFragment[],
  isAddressRequired: false,
  locale: 'en-GB',
}
const rowsOf = (...numbers: string[]) => numbers.map((cardNumber, key) => ({ key, cardNumber, amount: '' }))
const VALUES: ActivationValues = {
  ...{ customerType: 'PRIVATE', companyName: '', vatNumber: '', kvkNumber: '', referenceNumber: '', invoiceEmail: '' },
  ...{ firstName: '', lastName: '', email: 'ann@example.org', emailConfirmation: '' },
  ...{ countryCode: 'GB', postCode: '', houseNumber: '', suffix: '', street: '', city: '', administrativeArea: '' },
  phoneNumber: { countryCode: 'GB', digits: '' },
  ...{ rows: rowsOf(ONE), isSame: true, amount: '25', acceptTerms: true },
}
const wrong = (changes: Partial<ActivationValues>, asked = ASKED) =>
  listActivationFailures({ ...VALUES, ...changes }, asked).map(({ name, parameter }) => [name, parameter])

test('a card number, an amount and an e-mail address are enough', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ rows: rowsOf(''), amount: '', email: '', acceptTerms: false })).toEqual([
    ['CARD_NUMBER_REQUIRED', 'rows.0.cardNumber'],
    ['VALUE_INVALID', 'amount'],
    ['EMAIL_REQUIRED', 'email'],
    ['TERMS_REQUIRED', 'acceptTerms'],
  ])
})

test('an amount typed with a decimal comma is sent and summed up as its number', () => {
  const values = { ...VALUES, amount: '25,00' }
  expect(listActivationFailures(values, ASKED)).toEqual([])
  expect(toActivationInput(values, ASKED).cards).toMatchObject([{ amount: 25 }])
  expect(sumUp(values).total).toBe(25)
})

test('each card shows its own errors, and the empty row that a scanner leaves shows none', () => {
  expect(wrong({ rows: rowsOf(ONE, '4375010000000000013', '12', ONE, '') })).toEqual([
    ['ACTIVATION_PREFIX', 'rows.1.cardNumber'],
    ['CARD_NUMBER_UNKNOWN', 'rows.2.cardNumber'],
    ['ACTIVATION_TWICE', 'rows.3.cardNumber'],
  ])
})

vi.mock('#shared/validation/activation.ts', { spy: true })

test('with a thousand cards, a key press checks only the card that it changes', () => {
  const check = vi.mocked(activation.findActivationFailure)
  const rows = rowsOf(...Array.from({ length: 1_000 }, (_, index) => `9375${String(index).padStart(15, '0')}`))
  const countChecks = (changes: Partial<ActivationValues>) => {
    check.mockClear()
    listActivationFailures({ ...VALUES, rows, ...changes }, ASKED)
    sumUp({ ...VALUES, rows, ...changes })
    return check.mock.calls.length
  }
  expect(countChecks({})).toBe(1_000)
  expect(countChecks({ email: 'ann@example.or' })).toBe(0)
  expect(countChecks({ rows: rows.with(7, { key: 7, cardNumber: ONE, amount: '' }) })).toBe(1)
})

test.each([
  ['9', 'VALUE_TOO_LOW'],
  ['251', 'VALUE_TOO_HIGH'],
  ['25.5', 'VALUE_NOT_WHOLE'],
  ['25,5', 'VALUE_NOT_WHOLE'],
  ['-1', 'VALUE_INVALID'],
  ['lots', 'VALUE_INVALID'],
])('an amount of %s is refused', (amount, name) => {
  expect(wrong({ amount })).toEqual([[name, 'amount']])
})

test('where each card has its own amount, each is checked', () => {
  const rows = rowsOf(ONE, TWO).map((row, index) => ({ ...row, amount: index === 0 ? '10' : '9' }))
  expect(wrong({ rows, isSame: false, amount: '' })).toEqual([['VALUE_TOO_LOW', 'rows.1.amount']])
})

test('a business must give its name and address, and so must everybody where the law requires it', () => {
  const parameters = (changes: Partial<ActivationValues>, asked = ASKED) =>
    wrong(changes, asked).map(([, parameter]) => parameter)
  expect(parameters({ customerType: 'BUSINESS' })).toEqual(
    expect.arrayContaining(['companyName', 'firstName', 'postCode', 'phoneNumber']),
  )
  expect(parameters({}, { ...ASKED, isAddressRequired: true })).toContain('street')
})

test('the summary counts cards and amounts while they are typed', () => {
  expect(sumUp({ ...VALUES, rows: rowsOf(''), amount: '25' })).toEqual({ count: 0, total: 0, groups: [] })
  expect(sumUp({ ...VALUES, rows: rowsOf(ONE, TWO, '') })).toEqual({ count: 2, total: 50, groups: [{ amount: 25, count: 2 }] })
  const rows = rowsOf(ONE, TWO).map((row, index) => ({ ...row, amount: index === 0 ? '10' : '' }))
  expect(sumUp({ ...VALUES, rows, isSame: false })).toEqual({ count: 2, total: 10, groups: [{ amount: 10, count: 1 }] })
})

test('cards with one amount are sent together, and an address only where it is required', () => {
  const input = toActivationInput({ ...VALUES, rows: rowsOf(ONE, '', TWO) }, ASKED)
  expect(input).toEqual({
    cards: [{ cardNumbers: `9375010000000000013\n${TWO}`, amount: 25 }],
    ...{ email: 'ann@example.org', acceptTerms: true, expectedTotal: 50, paymentMethod: 'paypal' },
  })
  const business = toActivationInput({ ...VALUES, customerType: 'BUSINESS', companyName: 'Hill Ltd' }, ASKED)
  expect(business.billingAddress).toMatchObject({ customerType: 'BUSINESS', companyName: 'Hill Ltd' })
  expect(business.billingAddress).not.toHaveProperty('rows')
})

test('a refusal is shown at its card, although an empty row was not sent', () => {
  const refuse = (referencedRequestParameter: string, changes: Partial<ActivationValues> = {}) =>
    fieldOfRefusal({ code: 1, message: '', referencedRequestParameter }, { ...VALUES, rows: rowsOf('', ONE, TWO), ...changes })
  expect(refuse('cards.1.cardNumber')).toBe('rows.2.cardNumber')
  expect(refuse('cards.1.amount')).toBe('amount')
  expect(refuse('cards.1.amount', { isSame: false })).toBe('rows.2.amount')
  expect(refuse('billingAddress.companyName')).toBe('companyName')
  expect(refuse('email')).toBe('email')
  expect(refuse('cards')).toBeUndefined()
})
