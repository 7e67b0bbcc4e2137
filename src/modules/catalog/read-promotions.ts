import { type StorefrontContext, shopDay } from '../storefronts/index.ts'
import { listPromotions } from './catalog.store.ts'
import type { Promotion } from './promotion.ts'

/** The promotion that runs today for each of these products. */
export async function readPromotions(ctx: StorefrontContext, productIds: readonly number[]): Promise<Map<number, Promotion>> {
  return productIds.length === 0 ? new Map() : listPromotions(ctx, productIds, shopDay(ctx))
}
