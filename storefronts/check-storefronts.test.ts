import { describe, expect, test } from 'vitest'
import { listFaults } from './check-storefronts.ts'
import { defineStorefront, type OwnData } from './define-storefront.ts'
import { CK } from './families/CK.ts'

const FINLAND: OwnData = {
  code: 'CKFI',
  storeId: 90,
  host: 'fi.cardkeep.example',
  countryCode: 'FI',
  languages: [{ code: 'en', locale: 'en-FI' }],
  currency: 'EUR',
  timeZone: 'Europe/Helsinki',
}

describe('a storefront is rejected', () => {
  test.each<[string, Partial<OwnData>, string]>([
    ['with a code in lower case', { code: 'ckfi' }, 'ckfi: its code is not two to six capital letters.'],
    ['with store id 0', { storeId: 0 }, 'CKFI: its store id is not a whole number from 1 to 99.'],
    ['with a port in its host', { host: 'fi.cardkeep.example:80' }, 'CKFI: its host is not a plain host name.'],
    ['with a currency that does not exist', { currency: 'FIX' }, 'CKFI: its currency is unknown.'],
    ['with a time zone that does not exist', { timeZone: 'Europe/Nowhere' }, 'CKFI: its time zone is unknown.'],
    ['without a language', { languages: [] }, 'CKFI: it has no language.'],
    ['without a payment method', { paymentMethods: [] }, 'CKFI: it takes no payment.'],
    [
      'with the locale of another country',
      { languages: [{ code: 'sv', locale: 'sv-SE' }] },
      'CKFI: a locale is of another country.',
    ],
    [
      'when it closes before it opens',
      { openingHours: [{ days: [1], opens: '17:00', closes: '09:00' }] },
      'CKFI: its opening hours end before they begin.',
    ],
    [
      'with an IBAN of a wrong digit',
      { company: { bankAccount: { accountNumber: 'NL41 TEST 0000 0000 21', bic: 'TESTNL2A' } } },
      'CKFI: its IBAN is mistyped.',
    ],
    [
      'with half a BIC',
      { company: { bankAccount: { accountNumber: 'NL41 TEST 0000 0000 20', bic: 'TEST' } } },
      'CKFI: its BIC is mistyped.',
    ],
    ['with a blank city', { company: { city: ' ' } }, 'CKFI: company.city is blank.'],
    [
      'when a block links to the doubler although it is off',
      { toggles: { doubler: false } },
      'CKFI: a block leads to the doubler, which is off.',
    ],
  ])('%s', (_sentence, change, fault) => {
    expect(listFaults([defineStorefront(CK, { ...FINLAND, ...change })])).toContain(fault)
  })

  test('when it has the code, host or store id of another', () => {
    const finland = defineStorefront(CK, FINLAND)
    expect(listFaults([finland, finland])).toEqual([
      'The code CKFI is given to more than one storefront.',
      'The host fi.cardkeep.example is given to more than one storefront.',
      'The store id 90 is given to more than one storefront.',
    ])
  })

  test('a storefront without such faults is accepted', () => {
    expect(listFaults([defineStorefront(CK, FINLAND)])).toEqual([])
  })
})
