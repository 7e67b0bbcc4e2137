import { expect, test } from 'vitest'
import { defineStorefront, type OwnData } from './define-storefront.ts'
import { GCS } from './families/GCS.ts'

const MALTA: OwnData = {
  code: 'GCSMT',
  storeId: 91,
  host: 'mt.giftcardsquare.example',
  countryCode: 'MT',
  languages: [{ code: 'en', locale: 'en-MT' }],
  currency: 'EUR',
  timeZone: 'Europe/Malta',
}

test('a storefront inherits everything that it does not define from its family', () => {
  const malta = defineStorefront(GCS, MALTA)
  expect(malta).toMatchObject({
    family: 'GCS',
    name: 'Gift Card Square',
    toggles: GCS.toggles,
    openingHours: GCS.openingHours,
  })
  expect(malta.company).toEqual({
    ...GCS.headOffice,
    email: 'hello@mt.giftcardsquare.example',
    salesEmail: 'business@mt.giftcardsquare.example',
  })
  expect(malta.social.find(({ network }) => network === 'instagram')).toEqual({
    network: 'instagram',
    url: 'https://social.example/instagram/mt-giftcardsquare',
    isHidden: false,
  })
})

test('Twitter, YouTube and the disclaimer exist but are hidden, until a store shows them', () => {
  const hiddenOf = (own: Partial<OwnData>) =>
    defineStorefront(GCS, { ...MALTA, ...own }).social.flatMap(({ network, isHidden }) => (isHidden ? [network] : []))
  expect(hiddenOf({})).toEqual(['twitter', 'youtube'])
  expect(hiddenOf({ socialNetworks: ['youtube'] })).toEqual(['twitter'])
  expect(defineStorefront(GCS, MALTA).toggles.disclaimer).toBe(false)
})

test('its logos are its own, its scenes those of the family', () => {
  const { assets } = defineStorefront(GCS, MALTA)
  expect(assets).toMatchObject({ logo: 'logos/GCSMT', modalLogo: 'logos/GCSMT-modal', notFoundImage: 'not-found/gcs' })
})

test('one toggle changes one thing', () => {
  const { toggles } = defineStorefront(GCS, { ...MALTA, toggles: { header: 'v3' } })
  expect(toggles).toEqual({ ...GCS.toggles, header: 'v3' })
})

test('menus have no links to features that are switched off', () => {
  const { menus } = defineStorefront(GCS, { ...MALTA, toggles: { doubler: false, choiceGiftCardLink: false } })
  const links = [...menus.footer, menus.business].flatMap(({ items }) => items.map(({ href }) => href))
  expect(links).not.toContain('/doubler/')
  expect(links).not.toContain('/gift-cards/all-in-one-gift-card/')
  expect(links).toContain('/gift-cards/')
})

test('payment marks follow the payment methods: cards by their schemes, the secure mark last', () => {
  const { assets } = defineStorefront(GCS, {
    ...MALTA,
    paymentMethods: ['bcmc', 'kbc', 'scheme', 'paypal'],
    cards: ['visa'],
  })
  expect(assets.paymentLogos).toEqual([
    'payments/bancontact',
    'payments/kbccbc',
    'payments/visa',
    'payments/paypal',
    'payments/secure',
  ])
})
