import { expect, test } from 'vitest'
import { storefronts } from '#storefronts/index.ts'
import { markName } from './mark-name.ts'

test.each(storefronts.map(({ code, assets }) => [code, assets] as const))(
  'every mark in the footer of %s has a readable name',
  (_code, assets) => {
    for (const mark of [...assets.trustMarks, ...assets.paymentLogos]) expect(markName(mark, 'en')).toMatch(/^\S.*[^-]$/)
  },
)

test('a name that is a word is shown in the language of the page, a company’s name unchanged', () => {
  expect(markName('payments/banktransfer', 'en')).toBe('Bank transfer')
  expect(markName('payments/banktransfer', 'nl')).toBe('Bankoverschrijving')
  expect(markName('payments/paypal', 'nl')).toBe('PayPal')
})
