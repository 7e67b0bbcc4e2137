import { describe, expect, test } from 'vitest'
import { ROUTES } from '../../src/shared/paths.ts'
import { convertPounds, SEED_CURRENCIES } from '../currencies.ts'
import {
  CARD_EMBLEMS,
  CARD_FACES,
  CARD_LAYOUTS,
  CARD_PATTERNS,
  CATEGORY_KEYS,
  OCCASION_KEYS,
  type ProductSeed,
  SCENES,
  type Texts,
  type ValuesSeed,
} from '../types.ts'
import {
  categories,
  highlightedBlock,
  locations,
  occasions,
  packings,
  popularProducts,
  popularTerms,
  products,
  promotions,
  wrappers,
} from './index.ts'
import { dutchTexts } from './nl/index.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const HEX = /^#[0-9a-f]{6}$/
const slugs = new Set(products.map((product) => product.slug))
const giftCards = products.filter((product) => product.type === 'GIFTCARD')

describe('the catalogue', () => {
  test('has enough of everything', () => {
    expect(giftCards.length).toBeGreaterThanOrEqual(225)
    expect(countOf('DONATION')).toBeGreaterThanOrEqual(12)
    expect(countOf('BLANK_GIFT_CARD_PACK')).toBe(3)
    expect(wrappers).toHaveLength(16)
    expect(packings).toHaveLength(7)
    expect(promotions.length).toBeGreaterThanOrEqual(5)
    expect(locations.length).toBeGreaterThanOrEqual(320)
    expect(new Set(locations.map((location) => location.city)).size).toBeGreaterThanOrEqual(60)
    expect(new Set(locations.map((location) => location.product)).size).toBeGreaterThanOrEqual(25)
  })

  test.each(CATEGORY_KEYS.map((key) => [key] as const))('category %s has at least ten products', (key) => {
    const least = key === 'good-causes' ? 12 : 10
    expect(products.filter((product) => product.categories.includes(key)).length).toBeGreaterThanOrEqual(least)
  })

  test.each(OCCASION_KEYS.map((key) => [key] as const))('occasion %s has at least ten products', (key) => {
    expect(products.filter((product) => product.occasions.includes(key)).length).toBeGreaterThanOrEqual(10)
  })

  test('about a quarter of the products are digital only and a tenth physical only', () => {
    const digitalOnly = giftCards.filter((product) => !product.physical).length / giftCards.length
    const physicalOnly = giftCards.filter((product) => !product.digital).length / giftCards.length
    expect(digitalOnly).toBeGreaterThan(0.2)
    expect(digitalOnly).toBeLessThan(0.3)
    expect(physicalOnly).toBeGreaterThan(0.07)
    expect(physicalOnly).toBeLessThan(0.14)
  })

  test('Apple and the Choice Gift Card come both by mail and by post', () => {
    for (const slug of ['apple', 'all-in-one-gift-card']) {
      const product = products.find((candidate) => candidate.slug === slug)
      expect(product?.digital && product.physical).toBeTruthy()
    }
  })

  test('donations are digital only, blank packs physical only', () => {
    for (const product of products) {
      if (product.type === 'DONATION') expect([product.physical, product.categories]).toEqual([undefined, ['good-causes']])
      if (product.type === 'BLANK_GIFT_CARD_PACK') expect(product.digital).toBeUndefined()
    }
  })
})

describe('names and addresses', () => {
  test('slugs and titles of products are unique', () => {
    expect(slugs.size).toBe(products.length)
    expect(new Set(products.map((product) => product.title)).size).toBe(products.length)
  })

  test('slugs are kebab-case, and are neither a path word of the shop nor a page number', () => {
    const reserved = new Set(
      Object.values(ROUTES)
        .flatMap((path) => path.split('/'))
        .filter((word) => word !== 'all-in-one-gift-card'),
    )
    for (const slug of slugs) {
      expect(slug).toMatch(KEBAB)
      expect(slug).not.toMatch(/^\d+$/)
      expect(reserved.has(slug)).toBe(false)
    }
  })

  test.each(['en', 'nl'] as const)('categories and occasions have their own kebab-case slugs in %s', (language) => {
    for (const list of [categories, occasions]) {
      const own = list.map((seed) => seed.slug[language] as string)
      expect(new Set(own).size).toBe(list.length)
      for (const slug of own) expect(slug).toMatch(KEBAB)
    }
  })

  test('every category and occasion of the types appears once, in order', () => {
    expect(categories.map((category) => category.key)).toEqual([...CATEGORY_KEYS])
    expect(occasions.map((occasion) => occasion.key)).toEqual([...OCCASION_KEYS])
  })

  test('keys of wrappers, packings and promotions are unique', () => {
    for (const list of [wrappers, packings, promotions]) expect(new Set(list.map((seed) => seed.key)).size).toBe(list.length)
  })
})

describe('references', () => {
  test('top lists name six to eight products of their category', () => {
    for (const category of categories) {
      expect(category.topList.length).toBeGreaterThanOrEqual(6)
      expect(category.topList.length).toBeLessThanOrEqual(8)
      expect(new Set(category.topList).size).toBe(category.topList.length)
      for (const slug of category.topList) {
        expect(products.find((product) => product.slug === slug)?.categories, slug).toContain(category.key)
      }
    }
  })

  test('promotions, locations and popular products exist', () => {
    const named = [
      ...promotions.flatMap((promotion) => promotion.products),
      ...locations.map((location) => location.product),
      ...popularProducts,
      highlightedBlock.product,
    ]
    for (const slug of named) expect(slugs.has(slug), slug).toBe(true)
    expect(popularProducts).toHaveLength(8)
    expect(popularTerms).toHaveLength(8)
  })

  test.each(['en', 'nl'] as const)(
    'links in occasion texts in %s lead to existing pages, in the words of that language',
    (language) => {
      const texts = occasions.map(({ body }) => body[language] ?? '')
      const linked = texts.flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((found) => found[1] as string))
      expect(linked).not.toEqual([])
      for (const href of linked) expect(leadsSomewhere(href, language), href).toBe(true)
    },
  )

  test('links in popular searches lead to existing pages', () => {
    for (const href of [...popularTerms.map((term) => term.href), highlightedBlock.href]) {
      expect(leadsSomewhere(href, 'en'), href).toBe(true)
    }
  })

  test('cards that pay like money are the Choice Gift Cards, and no promotion lowers their price', () => {
    const choiceCards = products.filter(({ isChoiceCard }) => isChoiceCard).map(({ slug }) => slug)
    const blank = ['blank-choice-cards-classic', 'blank-choice-cards-festive', 'blank-choice-cards-birthday']
    expect(choiceCards).toEqual(['all-in-one-gift-card', ...blank])
    for (const promotion of promotions) for (const slug of choiceCards) expect(promotion.products).not.toContain(slug)
  })

  test('a promotion ends after it starts, within the season', () => {
    for (const { from, until } of promotions) {
      expect(from >= '2026-09-01' && from < until && until <= '2027-06-30').toBe(true)
    }
  })

  test('an absolute discount is smaller than the cheapest card it covers', () => {
    for (const promotion of promotions.filter(({ discountType }) => discountType === 'ABSOLUTE')) {
      for (const product of products.filter(({ slug }) => promotion.products.includes(slug))) {
        expect(promotion.amount).toBeLessThan(Math.min(...listValues(product).map(lowest)))
      }
    }
  })
})

describe('values', () => {
  test('every product has a value to buy, and its lowest is below its highest', () => {
    for (const product of products) {
      expect(listValues(product).length, product.slug).toBeGreaterThan(0)
      for (const values of listValues(product)) expectOrdered(values, product.slug)
    }
  })

  test('£30 is among the offered values wherever a free amount may be £30', () => {
    const free = products.flatMap((product) => listValues(product).filter((values) => 'min' in values))
    const around = free.filter(({ min, max }) => min <= 30 && max >= 30)
    expect(around.length).toBeGreaterThan(100)
    for (const { suggestions } of around) expect(suggestions).toContain(30)
  })

  test('the range of custom amounts for redeeming runs from low to high', () => {
    for (const { redeem, slug } of products) {
      if (redeem.minCustomAmount === undefined) continue
      expect(redeem.maxCustomAmount, slug).toBeGreaterThan(redeem.minCustomAmount)
    }
  })

  test.each(SEED_CURRENCIES.map((currency) => [currency] as const))('values stay different from each other in %s', (currency) => {
    for (const product of giftCards) {
      for (const values of listValues(product)) {
        const converted = listAmounts(values).map((pounds) => convertPounds(pounds, currency))
        expect(new Set(converted).size, `${product.slug} ${converted.join(' ')}`).toBe(converted.length)
      }
    }
  })

  test('cards are valid from one to five years', () => {
    for (const { validityMonths } of products) expect(validityMonths >= 12 && validityMonths <= 60).toBe(true)
  })
})

describe('looks', () => {
  test('the wordmark is legible on its background', () => {
    for (const { art, slug } of products) expect(contrast(art.ink, art.ground), slug).toBeGreaterThanOrEqual(4.5)
  })

  test('colours are written in full, and the accent differs from background and ink', () => {
    for (const { art, backgroundColor, slug } of products) {
      for (const colour of [art.ground, art.ink, art.accent, backgroundColor]) expect(colour, slug).toMatch(HEX)
      expect(new Set([art.ground, art.ink, art.accent]).size, slug).toBe(3)
      expect(luminance(backgroundColor), slug).toBeGreaterThan(0.6)
    }
  })

  test.each([
    ['face', CARD_FACES],
    ['pattern', CARD_PATTERNS],
    ['layout', CARD_LAYOUTS],
  ] as const)('every %s is used at least six times', (part, options) => {
    for (const option of options) {
      expect(products.filter(({ art }) => art[part] === option).length, option).toBeGreaterThanOrEqual(6)
    }
  })

  test('at least three quarters of the emblems are used by a brand', () => {
    const shown = new Set(products.map(({ art }) => art.emblem))
    expect(shown.size).toBeGreaterThan(CARD_EMBLEMS.length * 0.75)
  })

  test('neighbours in a listing never share both face and pattern', () => {
    const listed = [...products].sort((a, b) => b.popularity - a.popularity || (a.slug < b.slug ? -1 : 1))
    for (const [index, product] of listed.slice(1).entries()) {
      const before = listed[index] as ProductSeed
      const alike = before.art.face === product.art.face && before.art.pattern === product.art.pattern
      expect(alike, `${before.slug} and ${product.slug}`).toBe(false)
    }
  })

  test('some cards are shown in a hand, and most have a shadow', () => {
    const held = giftCards.filter((product) => product.showHand).length / giftCards.length
    expect(held > 0.08 && held < 0.16).toBe(true)
    expect(giftCards.filter((product) => product.showShadow).length / giftCards.length).toBeGreaterThan(0.8)
  })
})

describe('words', () => {
  test('a description has two paragraphs and 45 to 90 words, and no two are the same', () => {
    for (const { description, slug } of products) {
      expect(description.split('\n\n'), slug).toHaveLength(2)
      expect(countWords(description), slug).toBeGreaterThanOrEqual(45)
      expect(countWords(description), slug).toBeLessThanOrEqual(90)
    }
    expect(new Set(products.map(({ description }) => description)).size).toBe(products.length)
    expect(new Set(products.map(({ tagline }) => tagline)).size).toBe(products.length)
  })

  test('there are three ready messages, which fit the card and hold no emoji', () => {
    for (const { messages, key } of occasions) {
      expect(messages, key).toHaveLength(3)
      for (const text of messages.flatMap(listTexts)) {
        expect(text.length, text).toBeLessThanOrEqual(150)
        expect(text).not.toMatch(/\p{Extended_Pictographic}/u)
      }
    }
  })

  test('an occasion is explained in 120 to 200 words in both languages, with an illustrated scene', () => {
    for (const { body, scene, key } of occasions) {
      expect(listTexts(body), key).toHaveLength(2)
      for (const text of listTexts(body)) {
        expect(countWords(text) >= 120 && countWords(text) <= 200, `${key} ${countWords(text)}`).toBe(true)
      }
      expect(SCENES).toContain(scene)
    }
  })

  test('the English is British', () => {
    const american =
      /\b(colors?|colored|favorites?|flavors?|gray|jewelry|organize[ds]?|center|traveler|mom|neighbors?|theater|catalog)\b/i
    for (const text of listEnglish()) expect(text).not.toMatch(american)
  })

  test('everything except brand names has a Dutch text', () => {
    const texts = [
      ...categories.flatMap(({ title, intro }) => [title, intro]),
      ...occasions.flatMap(({ title, intro }) => [title, intro]),
      ...wrappers.map(({ title }) => title),
      ...packings.flatMap(({ title, description }) => [title, description]),
      ...promotions.flatMap(({ title, description }) => [title, description]),
      ...popularTerms.map(({ title }) => title),
    ]
    for (const text of texts) expect(text.nl, text.en).toBeTruthy()
  })
})

/** The formats of addresses and phone numbers in each country, its position, and phone numbers that nobody can have. */
const COUNTRIES = {
  GB: {
    postCode: /^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/,
    fiction:
      /^(011[3-8] 496 0|0121 496 0|0131 496 0|0141 496 0|0151 496 0|0161 496 0|020 7946 0|0191 498 0|028 9649 6|029 2018 0|01632 960)\d{3}$/,
    south: 49.9,
    north: 58,
    west: -6,
    east: 1.8,
  },
  NL: {
    postCode: /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/,
    fiction: /^(0\d{2} 000 0\d{3}|0\d{3} 000 \d{3})$/,
    south: 50.7,
    north: 53.6,
    west: 3.3,
    east: 7.3,
  },
} as const

describe.each(['GB', 'NL'] as const)('locations in %s', (code) => {
  const { postCode, fiction, south, north, west, east } = COUNTRIES[code]
  const here = locations.filter(({ countryCode }) => countryCode === code)

  test('are many, and each has its own address in that country', () => {
    expect(here.length).toBeGreaterThan(100)
    for (const location of here) {
      expect(location.postCode, location.slug).toMatch(postCode)
      expect(location.latitude > south && location.latitude < north, location.slug).toBe(true)
      expect(location.longitude > west && location.longitude < east, location.slug).toBe(true)
      expect(location.slug).toMatch(KEBAB)
      expect(location.name.startsWith(products.find(({ slug }) => slug === location.product)?.title ?? '?')).toBe(true)
    }
  })

  test('use websites and telephone numbers that cannot belong to anybody', () => {
    for (const { phone, website, product } of here) {
      expect(phone).toMatch(fiction)
      expect(website?.startsWith(`https://${product}.example/`)).toBe(true)
    }
  })
})

test('every location has its own address and telephone number, in a country that has locations', () => {
  expect(Object.keys(COUNTRIES)).toEqual(expect.arrayContaining(locations.map(({ countryCode }) => countryCode)))
  const addresses = locations.map(({ product, slug }) => `${product}/${slug}`)
  expect(new Set(addresses).size).toBe(locations.length)
  expect(new Set(locations.map(({ phone }) => phone)).size).toBe(locations.length)
})

function countOf(type: ProductSeed['type']): number {
  return products.filter((product) => product.type === type).length
}

function listValues(product: ProductSeed): ValuesSeed[] {
  return [product.digital, product.physical].filter((values) => values !== undefined)
}

function listAmounts(values: ValuesSeed): readonly number[] {
  return 'fixed' in values ? values.fixed : values.suggestions
}

function lowest(values: ValuesSeed): number {
  return 'fixed' in values ? Math.min(...values.fixed) : values.min
}

function expectOrdered(values: ValuesSeed, slug: string): void {
  const amounts = listAmounts(values)
  expect(
    [...amounts].sort((a, b) => a - b),
    slug,
  ).toEqual(amounts)
  if ('fixed' in values) return
  expect(values.min, slug).toBeLessThan(values.max)
  for (const amount of amounts) expect(amount >= values.min && amount <= values.max, slug).toBe(true)
}

function listTexts(texts: Texts): string[] {
  return [texts.en, texts.nl].filter((text) => text !== undefined)
}

function listEnglish(): string[] {
  return [
    ...products.flatMap(({ title, tagline, description, redeem }) => [
      title,
      tagline,
      description,
      redeem.title,
      redeem.description,
    ]),
    ...categories.flatMap(({ title, intro }) => [title.en, intro.en]),
    ...occasions.flatMap(({ intro, body, messages }) => [intro.en, body.en, ...messages.map(({ en }) => en)]),
    ...packings.map(({ description }) => description.en),
    ...promotions.map(({ description }) => description.en),
  ]
}

function leadsSomewhere(href: string, language: 'en' | 'nl'): boolean {
  const [section, word] = href.split('/').filter(Boolean)
  if (section === 'category') return categories.some(({ slug }) => slug[language] === word)
  if (section === 'occasions') return occasions.some(({ slug }) => slug[language] === word)
  if (section === 'gift-cards' && word) return slugs.has(word)
  return Object.values<string>(ROUTES).includes(href)
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('blank cards are promised as fast as they are activated: within 24 hours after payment', () => {
  const packs = products.filter(({ type }) => type === 'BLANK_GIFT_CARD_PACK')
  const texts = packs.flatMap(({ slug, redeem, description }) => {
    const dutch = dutchTexts[slug]
    return [redeem.description, description, dutch?.redeem.description ?? '', dutch?.description ?? '']
  })
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(text).not.toMatch(/minute|minuut/i)
  expect(texts.join(' ')).toContain('within 24 hours after payment')
  expect(texts.join(' ')).toContain('binnen 24 uur na betaling')
})
