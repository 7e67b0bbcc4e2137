import type { Resolvers } from '#generated/resolvers.ts'
import { batchByContext } from '#platform/batch.ts'
import { type StorefrontContext, shopDay } from '../../storefronts/index.ts'
import { toRating } from './rating.ts'
import { listReviews, listStarCounts } from './reviews.store.ts'

/** A page shows at most this many reviews. */
const MAX_REVIEWS = 24

const loadStarCounts = batchByContext((ctx: StorefrontContext, productIds: readonly number[]) =>
  listStarCounts(ctx, { productIds, today: shopDay(ctx) }),
)
const loadReviews = batchByContext((ctx: StorefrontContext, productIds: readonly number[]) =>
  listReviews(ctx, { productIds, today: shopDay(ctx) }, MAX_REVIEWS),
)

export const reviewsResolvers = {
  ProductReviews: {
    averageStars: async ({ productId }, _args, ctx) => (await readRating(ctx, productId)).averageStars,
    count: async ({ productId }, _args, ctx) => (await readRating(ctx, productId)).count,
    distribution: async ({ productId }, _args, ctx) => (await readRating(ctx, productId)).distribution,
    items: async ({ productId, limit }, _args, ctx) =>
      ((await loadReviews(ctx, productId)) ?? []).slice(0, Math.min(Math.max(limit, 0), MAX_REVIEWS)),
  },
} satisfies Resolvers

async function readRating(ctx: StorefrontContext, productId: number) {
  return toRating((await loadStarCounts(ctx, productId)) ?? [])
}
