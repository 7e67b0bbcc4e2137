import { expect, test } from 'vitest'
import type { ProductData } from './load-product.ts'
import { describeProduct } from './product-structured-data.ts'

const SHOP = { origin: 'https://shop.example', name: 'Shop' }
const REVIEW = {
  id: '1',
  language: 'en',
  author: 'Ann B.',
  stars: 4,
  title: null,
  writtenOn: '2026-02-01',
  isVerifiedBuyer: true,
}

function productWith(reviews: ProductData['product']['reviews']) {
  return {
    title: 'Lampreel',
    tagline: 'Films',
    path: '/gift-cards/lampreel/',
    image: null,
    inStock: true,
    variations: [],
    digitalVariationConfig: null,
    physicalVariationConfig: null,
    reviews,
  } as unknown as ProductData['product']
}

test('the rating is published with the newest five reviews', () => {
  const items = Array.from({ length: 7 }, (_, index) => ({ ...REVIEW, id: String(index), text: `Text ${index}` }))
  const described = describeProduct(productWith({ averageStars: 4, count: 7, distribution: [], items }), 'Lampreel', SHOP)
  expect(described).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 7, bestRating: 5 } })
  expect('review' in described && described.review).toHaveLength(5)
  expect(described).toMatchObject({
    review: [{ author: { name: 'Ann B.' }, datePublished: '2026-02-01', reviewBody: 'Text 0' }, {}, {}, {}, {}],
  })
})

test('a product without reviews has no rating, rather than an empty one', () => {
  const described = describeProduct(productWith({ averageStars: null, count: 0, distribution: [], items: [] }), 'Lampreel', SHOP)
  expect(described).not.toHaveProperty('aggregateRating')
  expect(described).not.toHaveProperty('review')
})
