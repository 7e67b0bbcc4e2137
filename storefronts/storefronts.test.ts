import { describe, expect, test } from 'vitest'
import { textLanguage, vocabularies } from '../languages/index.ts'
import { pages } from '../seeds/content/index.ts'
import { listAlternates, listOfferedLanguages } from '../src/shared/hreflang.ts'
import { findRoute } from '../src/shared/paths.ts'
import { listBrandDrawings } from '../tools/art/brand/index.ts'
import { listFaults } from './check-storefronts.ts'
import { listAssetNames } from './define-storefront.ts'
import { storefronts } from './index.ts'
import { type LanguageCode, type LocalisedText, PAYMENT_METHODS, type Storefront } from './types.ts'

/** Spec §1. */
const CODES = [
  ...['CB', 'CBAT', 'CBAU', 'CBBE', 'CBBR', 'CBCA', 'CBCH', 'CBDE', 'CBDK', 'CBES', 'CBFR', 'CBIE', 'CBIT', 'CBMX', 'CBNO'],
  ...['CBNZ', 'CBPL', 'CBSE', 'CBUS', 'CK', 'CKFR', 'CKUK', 'GCSAE', 'GCSAT', 'GCSBE', 'GCSDE', 'GCSFR', 'GCSIE', 'GCSIT'],
  ...['GCSNL', 'GCSPT', 'GCSUK', 'GCUK'],
]
const HOME_COUNTRY = 'NL'
const drawn = new Set(listBrandDrawings().map(({ name }) => name))
const landingPaths = new Set(pages.map(({ path }) => path))

test('there are the 33 storefronts of the specification, in code order', () => {
  expect(storefronts.map(({ code }) => code)).toEqual(CODES)
})

test('they are complete, and no two share a code, a host or a store id', () => {
  expect(listFaults(storefronts)).toEqual([])
})

test('every payment method of the specification is known', () => {
  const named = `scheme paypal ideal bcmc belfius kbc giropay przelewy24 sofort trustly applepay swish blik mbway eps payconiq
    banktransfer invoice giftcard`
  expect(PAYMENT_METHODS).toEqual(expect.arrayContaining(named.split(/\s+/)))
  const taken = new Set(storefronts.flatMap(({ paymentMethods }) => paymentMethods))
  expect(PAYMENT_METHODS.filter((method) => !taken.has(method))).toEqual([])
})

test('no two companies share a bank account', () => {
  const holders = new Map(storefronts.map(({ company }) => [company.bankAccount.accountNumber, company.legalName]))
  for (const { company } of storefronts) expect(holders.get(company.bankAccount.accountNumber)).toBe(company.legalName)
})

test('the United Kingdom is store 57', () => {
  expect(read('GCSUK')).toMatchObject({
    family: 'GCS',
    name: 'Gift Card Square',
    storeId: 57,
    countryCode: 'GB',
    currency: 'GBP',
    languages: [{ code: 'en', locale: 'en-GB' }],
    timeZone: 'Europe/London',
    openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:30' }],
  })
})

test('the home storefront of Cardbloom is Dutch', () => {
  expect(read('CB')).toMatchObject({
    family: 'CB',
    name: 'Cardbloom',
    countryCode: 'NL',
    currency: 'EUR',
    languages: [{ code: 'nl', locale: 'nl-NL' }],
    timeZone: 'Europe/Amsterdam',
  })
})

test('each family has one international storefront, which is in English', () => {
  const international = storefronts.filter(({ isInternational }) => isInternational)
  expect(international.map(({ family }) => family).sort()).toEqual(['CB', 'CK', 'GCS'])
  for (const { languages } of international) expect(languages[0]?.code).toBe('en')
})

describe.each(CODES)('%s', (code) => {
  const storefront = read(code)

  test('belongs to the family and the country of its code', () => {
    expect(code.startsWith(storefront.family === 'GCS' ? 'GC' : storefront.family)).toBe(true)
    const suffix = code.replace(/^(CB|CK|GCS?)/, '')
    expect(storefront.countryCode).toBe(suffix === '' ? HOME_COUNTRY : suffix.replace('UK', 'GB'))
    expect(storefront.company.countryCode).toBe(storefront.countryCode)
  })

  test('has only languages with URL words', () => {
    for (const { code: language } of storefront.languages) expect(vocabularies[language]).toBeDefined()
  })

  test('formats money and dates for its country', () => {
    for (const { locale } of storefront.languages) {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: storefront.currency })
      expect(format.format(12.5)).toMatch(/12[.,]50/)
      const { timeZone } = new Intl.DateTimeFormat(locale, { timeZone: storefront.timeZone }).resolvedOptions()
      expect(timeZone).toBe(storefront.timeZone)
    }
  })

  test('accepts only existing payment methods', () => {
    for (const method of storefront.paymentMethods) expect(PAYMENT_METHODS).toContain(method)
  })

  test('links only to existing pages', () => {
    for (const href of listLinks(storefront)) expect(isKnown(href), href).toBe(true)
  })

  test('has four footer sections and a business menu, without duplicate links', () => {
    expect(storefront.menus.footer).toHaveLength(4)
    for (const { items } of [...storefront.menus.footer, storefront.menus.business]) {
      expect(items.length).toBeGreaterThanOrEqual(4)
      expect(new Set(items.map(({ href }) => href)).size).toBe(items.length)
    }
  })

  test('uses only existing art', () => {
    for (const name of listAssetNames(storefront.assets)) expect(drawn, name).toContain(name)
  })

  test('is listed by each equivalent storefront that it lists', () => {
    const language = storefront.languages[0]?.code as LanguageCode
    const alternates = listAlternates(storefronts, '/', { code, language })
    expect(alternates.some(({ origin }) => origin === `https://${storefront.host}`)).toBe(true)
    for (const { origin, langCode } of alternates) {
      const sibling = storefronts.find(({ host }) => `https://${host}` === origin) as Storefront
      const spoken = listOfferedLanguages(sibling).find((offered) => textLanguage(offered) === langCode) as LanguageCode
      expect(listAlternates(storefronts, '/', { code: sibling.code, language: spoken })).toEqual(alternates)
    }
  })

  test('gives each route its own path', () => {
    for (const { code: language } of storefront.languages) {
      const paths = Object.values(vocabularies[language]).map((path) => path.replace(/\$\w+/g, '$'))
      expect(new Set(paths).size).toBe(paths.length)
    }
  })
})

test('every storefront has its own social links, to the networks of its family', () => {
  const urls = storefronts.flatMap(({ social }) => social.map(({ url }) => url))
  expect(new Set(urls).size).toBe(urls.length)
  const shown = (code: string) => read(code).social.flatMap(({ network, isHidden }) => (isHidden ? [] : network))
  expect(shown('GCSUK')).toEqual(['facebook', 'instagram', 'tiktok', 'linkedin', 'pinterest'])
  expect(shown('CKUK')).toEqual(['tiktok', 'instagram', 'facebook', 'linkedin'])
})

test.each(['CB', 'CBBE', 'CK', 'GCSBE', 'GCSNL'])('every text of %s exists in Dutch', (code) => {
  for (const text of listTexts(read(code))) expect(text.nl, text.en).toBeTruthy()
})

function read(code: string): Storefront {
  const storefront = storefronts.find((candidate) => candidate.code === code)
  if (!storefront) throw new Error(`There is no storefront ${code}.`)
  return storefront
}

function listLinks({ menus, social, pdpFeaturedBlock, pdpPromotionBlock }: Storefront): string[] {
  const menuLinks = [...menus.footer, menus.business].flatMap(({ items }) => items.map(({ href }) => href))
  return [...menuLinks, pdpFeaturedBlock.href, pdpPromotionBlock.href, ...social.map(({ url }) => url)]
}

function isKnown(href: string): boolean {
  if (href.startsWith('https://')) return URL.canParse(href)
  return findRoute(href) !== undefined || landingPaths.has(href)
}

function listTexts({ menus, company, pdpFeaturedBlock, pdpPromotionBlock }: Storefront): LocalisedText[] {
  const sections = [...menus.footer, menus.business]
  const titles = sections.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)])
  const blocks = [pdpFeaturedBlock, pdpPromotionBlock].flatMap(({ title, body }) => [title, body])
  return [...titles, ...blocks, company.description]
}
