import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { FAILURES, PARAMETER_MESSAGES, type ShopFailure, toApiError } from '#shared/failures.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { translateFailure } from './translate-failure.ts'

const ENGLISH = setupI18n({ locale: 'en', messages: { en: {} } })

describe('a refusal is translated', () => {
  test.each<[string, CallFailure | ShopFailure, string]>([
    ['by code', { code: 2211, message: '' }, 'Postcode must be in the correct format'],
    ['by name', { name: 'POSTCODE_INVALID' }, 'Postcode must be in the correct format'],
    [
      'by code and then by parameter',
      { code: 1102, message: '', referencedRequestParameter: 'invoiceEmail' },
      'The email address for the invoice is incorrect',
    ],
    [
      'by the last word of a nested parameter',
      { code: 1102, message: '', referencedRequestParameter: 'billingAddress.invoiceEmail' },
      'The email address for the invoice is incorrect',
    ],
    [
      'by code where the parameter has no text of its own',
      { code: 1102, message: '', referencedRequestParameter: 'email' },
      'The email address entered is incorrect',
    ],
    ['for a missing language', { name: 'COUNTRY_REQUIRED', parameter: 'language' }, 'Language is a required field'],
    ['for a missing currency', { name: 'COUNTRY_REQUIRED', parameter: 'currency' }, 'Currency is a required field'],
    ['with the values of a check', { name: 'VALUE_TOO_LOW', values: { minimum: '£5' } }, 'The minimum is £5'],
    ['with the values of an answer', { code: 2106, message: 'The minimum is £5.00 (gift)' }, 'The minimum is £5.00 (gift)'],
    ['as a fault of the shop when the code is unknown', { code: 9999, message: 'Boom' }, FAILURES.UNKNOWN.message],
  ])('%s', (_sentence, failure, text) => {
    expect(translateFailure(ENGLISH, failure)).toBe(text)
  })
})

test('the values of an answer are filled into its text in another language', () => {
  const dutch = setupI18n({ locale: 'nl', messages: { nl: { VALUE_TOO_HIGH: ['Het maximum is ', ['maximum']] } } })
  expect(translateFailure(dutch, toApiError({ name: 'VALUE_TOO_HIGH', values: { maximum: '€ 150' } }))).toBe(
    'Het maximum is € 150',
  )
})

test('every text for one parameter belongs to a failure', () => {
  for (const name of Object.keys(PARAMETER_MESSAGES)) expect(Object.keys(FAILURES)).toContain(name.split('.')[0])
})
