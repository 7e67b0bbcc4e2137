import { describe, expect, test } from 'vitest'
import { locations, products } from '../catalogue/index.ts'
import type { ProductReviewSeeds } from '../types.ts'
import { reviews } from './index.ts'

const LANGUAGES: readonly [string, ProductReviewSeeds][] = Object.entries(reviews)
const TODAY = '2026-11-15'
const TWO_YEARS_AGO = '2024-11-15'

describe.each(LANGUAGES)('the reviews in %s', (_language, byProduct) => {
  const all = Object.values(byProduct).flat()

  test('are of existing products', () => {
    const slugs = new Set(products.map(({ slug }) => slug))
    expect(Object.keys(byProduct).filter((slug) => !slugs.has(slug))).toEqual([])
  })

  test('come in groups of two to six for a product, and no author writes twice on one day', () => {
    for (const [slug, list] of Object.entries(byProduct)) {
      expect([2, 3, 4, 5, 6], slug).toContain(list.length)
      expect(new Set(list.map(({ author, on }) => author + on)).size, slug).toBe(list.length)
    }
  })

  test('have a first name and an initial, and a date in the last two years', () => {
    expect(all.filter(({ author }) => !/^\p{Lu}[\p{L}-]+ \p{Lu}\.$/u.test(author)).map(({ author }) => author)).toEqual([])
    expect(all.filter(({ on }) => !(on > TWO_YEARS_AGO && on < TODAY)).map(({ on }) => on)).toEqual([])
  })

  test('are all different, and not always praise', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    const critical = all.filter(({ stars }) => stars <= 3).length / all.length
    expect(critical).toBeGreaterThan(0.1)
    expect(critical).toBeLessThan(0.35)
  })
})

test('a hundred and twenty products have English reviews, and sixty products of the Dutch shops have Dutch ones', () => {
  expect(Object.keys(reviews.en).length).toBeGreaterThanOrEqual(120)
  const dutch = products.filter(({ slug, spend }) => {
    const places = locations.filter(({ product }) => product === slug)
    return (
      slug in reviews.nl && (spend !== 'in-store' || places.length === 0 || places.some((place) => place.countryCode === 'NL'))
    )
  })
  expect(dutch.length).toBe(Object.keys(reviews.nl).length)
  expect(dutch.length).toBeGreaterThanOrEqual(60)
})
