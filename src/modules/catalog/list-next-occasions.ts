import { type StorefrontContext, shopDay } from '../storefronts/index.ts'
import type { Occasion } from './occasion.ts'
import { nextOccasionDate } from './occasion-dates.ts'
import { readOccasions } from './product-loaders.ts'

/** The next occasions in the shop's own country, the nearest first. */
export async function listNextOccasions(ctx: StorefrontContext, limit = 3): Promise<{ occasion: Occasion; on: string }[]> {
  const place = { today: shopDay(ctx), countryCode: ctx.storefront.countryCode }
  const dated = (await readOccasions(ctx)).flatMap((occasion) => {
    const on = nextOccasionDate(occasion.key, place)
    return on ? [{ occasion, on }] : []
  })
  return dated.toSorted((one, other) => (one.on < other.on ? -1 : 1)).slice(0, Math.max(0, limit))
}
