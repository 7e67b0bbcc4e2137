import { describe, expect, test } from 'vitest'
import { textLanguage } from '../../languages/index.ts'
import { storefronts } from '../../storefronts/index.ts'
import { type Alternate, listAlternates, listOfferedLanguages, toPublicPath } from './hreflang.ts'
import { LANDING_PREFIX, ROUTES } from './paths.ts'

const PATHS = Object.values(ROUTES).map((path) => path.replace(/\$(\w+)/g, 'a-$1'))
const PAGES = storefronts.flatMap((storefront) =>
  listOfferedLanguages(storefront).map((language) => [storefront.code, language] as const),
)

describe.each(PAGES)('the alternates of a page of %s in %s', (code, language) => {
  const own = storefronts.find((storefront) => storefront.code === code)

  test('include the page itself', () => {
    const alternates = listAlternates(storefronts, '/gift-cards/bramble/', { code, language })
    expect(
      alternates.filter(({ origin, langCode }) => origin === `https://${own?.host}` && langCode === textLanguage(language)),
    ).toHaveLength(1)
  })

  test('name a language of a country once', () => {
    const keys = listAlternates(storefronts, '/', { code, language }).map(
      ({ langCode, countryCode }) => `${langCode}-${countryCode}`,
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test.each(PATHS)('every page that %s lists also lists the same pages', (path) => {
  const lists = new Map(
    PAGES.map(([code, language]) => {
      const own = storefronts.find((storefront) => storefront.code === code)
      return [`https://${own?.host} ${textLanguage(language)}`, listAlternates(storefronts, path, { code, language })]
    }),
  )
  for (const alternates of lists.values()) {
    const returned = alternates.map(({ origin, langCode }) => JSON.stringify(lists.get(`${origin} ${langCode}`)))
    expect(new Set(returned)).toEqual(new Set([JSON.stringify(alternates)]))
  }
})

describe('the alternates of a page', () => {
  test('are its equivalents in the same family, in their own words', () => {
    expect(listAlternates(storefronts, '/gift-cards/bramble/', { code: 'CK', language: 'nl' })).toEqual<Alternate[]>([
      {
        langCode: 'nl',
        countryCode: 'NL',
        origin: 'https://cardkeep.example',
        path: '/cadeaubonnen/bramble/',
        isDefault: false,
      },
      {
        langCode: 'en',
        countryCode: 'FR',
        origin: 'https://fr.cardkeep.example',
        path: '/cartes-cadeaux/bramble/',
        isDefault: false,
      },
      {
        langCode: 'en',
        countryCode: 'GB',
        origin: 'https://uk.cardkeep.example',
        path: '/gift-cards/bramble/',
        isDefault: true,
      },
    ])
  })

  test('carry a language segment for every language but the first of a storefront', () => {
    const belgian = listAlternates(storefronts, '/cart/', { code: 'CBBE', language: 'nl' }).filter(
      ({ countryCode }) => countryCode === 'BE',
    )
    expect(belgian.map(({ path }) => path)).toEqual(['/winkelmandje/', '/fr/panier/'])
  })

  test('claim the language of their text: French pages that are not translated are English ones', () => {
    const belgian = listAlternates(storefronts, '/', { code: 'CBBE', language: 'fr' }).filter(
      ({ countryCode }) => countryCode === 'BE',
    )
    expect(belgian.map(({ langCode, path }) => [langCode, path])).toEqual([
      ['nl', '/'],
      ['en', '/fr/'],
    ])
  })

  test('list the same English text once: three languages of Switzerland that are not translated are one page', () => {
    const swiss = listAlternates(storefronts, '/', { code: 'CBCH', language: 'de' }).filter(
      ({ countryCode }) => countryCode === 'CH',
    )
    expect(swiss.map(({ langCode, path }) => [langCode, path])).toEqual([['en', '/']])
    expect(listAlternates(storefronts, '/', { code: 'CBCH', language: 'fr' })).toEqual([])
  })

  test.each(['CB', 'CK', 'GCSUK'])('name one page for everybody else in the family of %s', (code) => {
    const language = storefronts.find((storefront) => storefront.code === code)?.languages[0]?.code ?? 'en'
    expect(listAlternates(storefronts, '/', { code, language }).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('do not list a second storefront of one country', () => {
    expect(listAlternates(storefronts, '/', { code: 'GCUK', language: 'en' }).map(({ origin }) => origin)).toEqual([
      'https://business.giftcardsquare.example',
    ])
    expect(listAlternates(storefronts, '/', { code: 'GCSUK', language: 'en' }).map(({ origin }) => origin)).not.toContain(
      'https://business.giftcardsquare.example',
    )
  })

  test('stay within the family', () => {
    for (const [code, language] of PAGES) {
      const family = storefronts.find((storefront) => storefront.code === code)?.family
      const origins = storefronts.filter((storefront) => storefront.family === family).map(({ host }) => `https://${host}`)
      for (const { origin } of listAlternates(storefronts, '/', { code, language })) expect(origins).toContain(origin)
    }
  })

  test('follow the translated words of a page and leave out languages without it', () => {
    const path = { en: '/occasions/birthday/', nl: '/occasions/verjaardag/' }
    expect(listAlternates(storefronts, path, { code: 'CK', language: 'nl' }).map((alternate) => alternate.path)).toEqual([
      '/geefmomenten/verjaardag/',
      '/occasions/birthday/',
    ])
    expect(listAlternates(storefronts, path, { code: 'CKFR', language: 'fr' })).toEqual([])
  })

  test('follow a landing page to its own path', () => {
    expect(
      listAlternates(storefronts, { nl: `${LANDING_PREFIX}/zomer/` }, { code: 'CBBE', language: 'nl' }).map(({ path }) => path),
    ).toEqual(['/zomer/', '/zomer/'])
  })

  test('are empty for an unknown storefront or language', () => {
    expect(listAlternates(storefronts, '/', { code: 'XX', language: 'en' })).toEqual([])
    expect(listAlternates(storefronts, '/', { code: 'GCSUK', language: 'nl' })).toEqual([])
  })
})

test('the home page of a second language is its language segment', () => {
  const belgium = storefronts.find(({ code }) => code === 'CBBE')
  expect(belgium && toPublicPath(belgium, '/', 'fr')).toBe('/fr/')
})
