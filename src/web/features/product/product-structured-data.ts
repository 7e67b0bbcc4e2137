import { readValueRange } from '../../blocks/value-range.ts'
import { toPng } from '../../routing/page-tags.ts'
import type { Shop } from '../../session/shop.ts'
import type { ProductData } from './load-product.ts'

/** A product in schema.org terms: sold at every value between its lowest and its highest. */
export function describeProduct(product: ProductData['product'], name: string, shop: Pick<Shop, 'origin' | 'name'>) {
  const range = readValueRange([product.digitalVariationConfig, product.physicalVariationConfig])
  return {
    '@type': 'Product',
    name,
    description: product.tagline,
    sku: product.variations[0]?.sku,
    brand: { '@type': 'Brand', name: product.title },
    url: shop.origin + product.path,
    image: product.image ? [shop.origin + toPng(product.image.url.href)] : undefined,
    offers: range && {
      '@type': 'AggregateOffer',
      lowPrice: range.minPrice.value,
      highPrice: range.maxPrice.value,
      priceCurrency: range.minPrice.currency,
      offerCount: product.variations.length,
      availability: product.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      seller: { '@type': 'Organization', name: shop.name },
    },
    ...describeReviews(product.reviews),
  }
}

/** Search engines show only a few. */
const DESCRIBED_REVIEWS = 5

/** Empty without reviews, because search engines treat an empty rating as an error. */
function describeReviews({ averageStars, count, items }: ProductData['product']['reviews']) {
  if (averageStars === null) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: averageStars, reviewCount: count, bestRating: 5, worstRating: 1 },
    review: items.slice(0, DESCRIBED_REVIEWS).map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      datePublished: review.writtenOn,
      inLanguage: review.language,
      name: review.title ?? undefined,
      reviewBody: review.text,
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
    })),
  }
}
