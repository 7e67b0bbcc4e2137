import type { SeedKind } from '#platform/seeding/seed-kind.ts'
import type { ProductReviewSeeds, ReviewSeed } from '#seeds/types.ts'
import type { LanguageCode } from '../../storefronts/index.ts'

/** Reviews by their language. */
type ReviewSeeds = Readonly<Partial<Record<LanguageCode, ProductReviewSeeds>>>

export function reviewSeeds(reviews: ReviewSeeds, productIds: ReadonlyMap<string, number>): SeedKind {
  const rows = Object.entries(reviews).flatMap(([language, products]) =>
    Object.entries(products).flatMap(([product, list]) => {
      // An operator may have deleted the product.
      const productId = productIds.get(product)
      if (productId === undefined) return []
      return list.map((review) => ({
        key: [product, language, review.author, review.on].join('/'),
        fingerprint: review,
        row: () => toRow(review, language, productId),
      }))
    }),
  )
  return { kind: 'review', table: 'reviews', key: ['product_id', 'language', 'author', 'written_on'], rows }
}

function toRow({ author, stars, on, title, text, isVerifiedBuyer }: ReviewSeed, language: string, productId: number) {
  return {
    product_id: productId,
    language,
    author,
    stars,
    title: title ?? null,
    body: text,
    written_on: on,
    is_verified_buyer: isVerifiedBuyer ?? true,
  }
}
