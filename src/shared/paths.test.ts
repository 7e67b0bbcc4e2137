import { describe, expect, test } from 'vitest'
import { vocabularies } from '../../languages/index.ts'
import type { LanguageCode } from '../../storefronts/types.ts'
import { findRoute, PAGED_ROUTES, ROUTES, type RouteName, toCanonicalPath, toLocalPath } from './paths.ts'

const LANGUAGES = Object.keys(vocabularies) as LanguageCode[]
const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/** A route with a different word for each parameter, e.g. "/gift-cards/a-slug/location/a-location/". */
function fill(path: string): string {
  return path.replace(/\$(\w+)/g, 'a-$1')
}

describe.each(LANGUAGES)('the paths of language %s', (language) => {
  const vocabulary = vocabularies[language]

  test.each(ROUTE_NAMES)('%s goes to the canonical path and back', (name) => {
    const canonical = fill(ROUTES[name])
    const local = fill(vocabulary[name])
    expect(toLocalPath(canonical, vocabulary)).toBe(local)
    expect(toCanonicalPath(local, vocabulary)).toBe(canonical)
    expect(findRoute(canonical)).toBe(name)
  })

  test.each(PAGED_ROUTES)('%s keeps its page number both ways', (name) => {
    const canonical = `${fill(ROUTES[name])}3/`
    const local = `${fill(vocabulary[name])}3/`
    expect(toLocalPath(canonical, vocabulary)).toBe(local)
    expect(toCanonicalPath(local, vocabulary)).toBe(canonical)
    expect(findRoute(canonical)).toBe(name)
  })

  test('every path is written with slashes at both ends, in lower case and without accents', () => {
    for (const path of Object.values(vocabulary)) expect(path).toMatch(/^\/(?:(?:[a-z0-9-]+|\$[a-zA-Z]+)\/)*$/)
  })

  test('every path names the same words as the canonical one', () => {
    for (const name of ROUTE_NAMES) expect(listWords(vocabulary[name])).toEqual(listWords(ROUTES[name]))
  })

  test('no two routes share a path', () => {
    const shapes = Object.values(vocabulary).map((path) => path.replace(/\$\w+/g, '$'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test('no first word looks like a language segment', () => {
    for (const path of Object.values(vocabulary)) expect(path.split('/')[1]).not.toMatch(/^[a-z]{2}$/)
  })
})

/** The table of the specification, §2: the routes that may end in a page number. */
test.each([
  ['home', '/'],
  ['product listing', '/gift-cards/', '/gift-cards/2/'],
  ['product detail', '/gift-cards/bramble/'],
  ['locations overview', '/gift-cards/bramble/locations/'],
  ['location details', '/gift-cards/bramble/location/leeds/'],
  ['Choice Gift Card', '/gift-cards/all-in-one-gift-card/'],
  ['category listing', '/category/fashion/', '/category/fashion/2/'],
  ['all categories', '/category/all-gift-cards/'],
  ['giving moments', '/occasions/', '/occasions/birthday/'],
  ['blog', '/blog/', '/blog/an-article/'],
  ['business page', '/business/', '/business/bramble/'],
  ['basket', '/cart/'],
  ['checkout', '/checkout/'],
  ['payment processing', '/checkout/processing-payment/'],
  ['order confirmation', '/checkout/thank-you/0f9c/', '/checkout/success/'],
  ['blank gift cards', '/blank-gift-cards/'],
  ['activation', '/activate/', '/activate/success/'],
  ['card details', '/carddetails/'],
  ['reorder', '/reorder/'],
  ['doubler', '/doubler/', '/doubler/thankyou/', '/doubler/thankyou/bramble/'],
  ['balance check and redeem start', '/check-your-balance/'],
  ['redeem gift card info', '/check-your-balance/info/harbour/'],
  ['redeem shop', '/check-your-balance/result/', '/check-your-balance/result/2/'],
  ['redeem business shop', '/check-your-balance/result/harbour/', '/check-your-balance/result/harbour/2/'],
  ['redeem checkout', '/check-your-balance/checkout/'],
  ['identify and login', '/account/', '/account/login/'],
  ['registration', '/account/register/', '/account/register/success/'],
  ['account pages', '/account/overview/', '/account/details/', '/account/orders/', '/account/address-book/'],
  ['forgot password', '/account/forgot-password/', '/account/forgot-password/success/'],
  ['new password', '/account/new-password/', '/account/new-password/success/'],
  ['contact', '/contact-us/', '/support/contact/'],
  ['information pages', '/delivery/', '/cancelation-policy/', '/terms-conditions/'],
  ['privacy and cookies', '/cookies-privacy-statement/', '/cookieverklaring/'],
  ['not found', '/404/'],
])('the specification gives the %s its address', (_screen, ...paths) => {
  const routes = paths.map(findRoute)
  expect(routes).not.toContain(undefined)
  expect(new Set(routes).size).toBe(new Set(paths.map((path) => path.replace(/\d+\/$/, ''))).size)
})

test('the Dutch variant has the words of the specification', () => {
  const { nl } = vocabularies
  const { giftCards, cart, checkout, balance, occasions, business, doubler, register, activate, reorder, terms } = nl
  expect([giftCards, cart, checkout, balance, occasions]).toEqual([
    '/cadeaubonnen/',
    '/winkelmandje/',
    '/bestellen/',
    '/saldocheck/',
    '/geefmomenten/',
  ])
  expect([business, doubler, register, activate, reorder, terms]).toEqual([
    '/zakelijk/',
    '/verdubbelaar/',
    '/account/registreren/',
    '/activeren/',
    '/nabestellen/',
    '/algemene-voorwaarden/',
  ])
  expect(nl.category).toMatch(/^\/categorie\//)
})

describe('from a localised path', () => {
  const { nl, en } = vocabularies

  test.each([
    ['a Dutch basket is the cart', '/winkelmandje/', '/cart/'],
    ['a Dutch product keeps its slug', '/cadeaubonnen/bramble/', '/gift-cards/bramble/'],
    ['a Dutch page of a category', '/categorie/mode/2/', '/category/mode/2/'],
    ['the home page', '/', '/'],
  ])('%s', (_sentence, local, canonical) => {
    expect(toCanonicalPath(local, nl)).toBe(canonical)
  })

  test('fixed words win over a slug: the Choice Gift Card is never a product', () => {
    expect(findRoute('/gift-cards/all-in-one-gift-card/')).toBe('choiceGiftCard')
    expect(findRoute('/category/all-gift-cards/')).toBe('allCategories')
    expect(findRoute('/gift-cards/bramble/')).toBe('giftCard')
  })

  test('a page number wins over a slug where the listing has pages', () => {
    expect(findRoute('/gift-cards/2/')).toBe('giftCards')
    expect(findRoute('/check-your-balance/result/2/')).toBe('redeemShop')
    expect(findRoute('/check-your-balance/result/team-gift/2/')).toBe('redeemBusinessShop')
  })

  test.each([
    '/cart/2/',
    '/gift-cards/bramble/2/',
    '/category/all-gift-cards/2/2/',
    '/2/',
    '/gift-cards/two/3/',
    '/gift-cards/-1/0/',
  ])('%s is not a page of a listing', (path) => {
    expect(toCanonicalPath(path, en)).toBe(`/landing${path}`)
  })

  test('words of another vocabulary lead to the landing page', () => {
    expect(toCanonicalPath('/cart/', nl)).toBe('/landing/cart/')
    expect(toCanonicalPath('/winkelmandje/', en)).toBe('/landing/winkelmandje/')
  })

  test('an unknown path leads to the landing page and comes back unchanged', () => {
    expect(toCanonicalPath('/summer-of-giving/', nl)).toBe('/landing/summer-of-giving/')
    expect(toLocalPath('/landing/summer-of-giving/', nl)).toBe('/summer-of-giving/')
  })

  test('a path that looks like the landing prefix is an ordinary unknown path', () => {
    expect(toCanonicalPath('/landing/cart/', en)).toBe('/landing/landing/cart/')
    expect(toLocalPath('/landing/landing/cart/', en)).toBe('/landing/cart/')
  })

  test.each([
    ['/winkelmandje', '/cart/'],
    ['/cadeaubonnen/bramble', '/gift-cards/bramble/'],
    ['/cadeaubonnen/4', '/gift-cards/4/'],
    ['/onbekend', '/landing/onbekend'],
  ])('%s is understood without its trailing slash', (local, canonical) => {
    expect(toCanonicalPath(local, nl)).toBe(canonical)
  })

  test('a slug with special characters is carried over unchanged', () => {
    expect(toCanonicalPath('/cadeaubonnen/caf%C3%A9-$1-$&/', nl)).toBe('/gift-cards/caf%C3%A9-$1-$&/')
  })

  test('a path with doubled slashes is unknown', () => {
    expect(toCanonicalPath('//winkelmandje/', nl)).toBe('/landing//winkelmandje/')
    expect(toCanonicalPath('/cadeaubonnen//bramble/', nl)).toBe('/landing/cadeaubonnen//bramble/')
    expect(toCanonicalPath('/cadeaubonnen//', nl)).toBe('/landing/cadeaubonnen//')
  })
})

function listWords(path: string): string[] {
  return path.match(/\$\w+/g) ?? []
}
