import { expect, test } from 'vitest'
import { findStorefrontByCode, type Storefront } from '#modules/storefronts/index.ts'
import { balanceLink } from './balance-link.ts'

test.each([
  ['GCSUK', 'en', 'https://uk.giftcardsquare.example/check-your-balance/?card=9375010000000000007'],
  ['CB', 'nl', expect.stringMatching(/^https:\/\/cardbloom\.example\/[a-z-]+\/\?card=9375010000000000007$/)],
] as const)(
  'the code of a card of %s opens its balance check, in its words, with the number filled in',
  (code, language, link) => {
    const storefront = findStorefrontByCode(code) as Storefront
    expect(balanceLink({ storefront, language }, '9375010000000000007')).toEqual(link)
  },
)

test('the code of a packing slip names no card', () => {
  const storefront = findStorefrontByCode('GCSUK') as Storefront
  expect(balanceLink({ storefront, language: 'en' })).toBe('https://uk.giftcardsquare.example/check-your-balance/')
})
