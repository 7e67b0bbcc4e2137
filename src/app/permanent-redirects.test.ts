import { expect, test } from 'vitest'
import { paths as en } from '../../languages/en/paths.ts'
import { paths as nl } from '../../languages/nl/paths.ts'
import { findPermanentRedirect } from './permanent-redirects.ts'

test.each([
  ['a path gets its trailing slash', '/gift-cards', en, '/gift-cards/'],
  ['page 1 is the listing itself', '/gift-cards/1/', en, '/gift-cards/'],
  ['page 1 of a category, in Dutch', '/categorie/eten-drinken/1/', nl, '/categorie/eten-drinken/'],
  ['page 2 stays', '/gift-cards/2/', en, undefined],
  ['the old helpdesk contact page moved', '/support/contact/', en, '/contact-us/'],
  ['also without its slash', '/support/contact', en, '/contact-us/'],
  ['the old helpdesk contact page, in Dutch', '/klantenservice/contact/', nl, '/contact/'],
  ['the Dutch helpdesk keeps its address', '/klantenservice/', nl, undefined],
  ['old customer support is the helpdesk', '/customer-service/', en, '/support/'],
  ['old customer support is the helpdesk, without its slash', '/customer-support', en, '/support/'],
  ['old customer support is the helpdesk, in Dutch', '/customer-service/', nl, '/klantenservice/'],
  ['old questions are answered by the helpdesk', '/klantenservice/veelgestelde-vragen/', nl, '/klantenservice/'],
  ['the old form is the contact page', '/customer-service/contact/', nl, '/contact/'],
  ['old Dutch words on an English shop lead to the English page', '/klantenservice/contact/', en, '/contact-us/'],
  ['nothing else below old customer support has moved', '/customer-service/nowhere/', en, undefined],
  [
    'the slug of the Choice Gift Card is not a second address',
    '/cadeaubonnen/all-in-one-gift-card/',
    nl,
    '/cadeaubonnen/keuze-cadeaubon/',
  ],
  ['the Choice Gift Card keeps its address', '/cadeaubonnen/keuze-cadeaubon/', nl, undefined],
  ['the Choice Gift Card keeps its address, in English', '/gift-cards/all-in-one-gift-card/', en, undefined],
  ['a fixed English word leads to the Dutch one', '/categorie/all-gift-cards/', nl, '/categorie/alle-cadeaubonnen/'],
  ['a product stays', '/cadeaubonnen/larkbread/', nl, undefined],
  ['home stays', '/', en, undefined],
  ['a landing page stays', '/about-us/', en, undefined],
  ['a file is not a page', '/favicon.ico', en, undefined],
  ['a number is not a page number where there is no listing', '/blog/top/1/', en, undefined],
])('%s', (_sentence, path, vocabulary, expected) => {
  expect(findPermanentRedirect(path, vocabulary)).toBe(expected)
})
