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
} from '../../seeds/catalogue/index.ts'
import { dutchTexts } from '../../seeds/catalogue/nl/index.ts'
import { pages } from '../../seeds/content/index.ts'
import { convertPounds, convertPriceMinor, type SeedCurrency } from '../../seeds/currencies.ts'
import { redeemBrands, redeemCampaigns, redeemOffers } from '../../seeds/redeem/index.ts'
import { reviews } from '../../seeds/reviews/index.ts'
import type { RedeemBrandSeed } from '../../seeds/types.ts'
import { listAssetNames } from '../../storefronts/define-storefront.ts'
import {
  categorySeeds,
  giftPackingSeeds,
  listProductIds,
  locationSeeds,
  type Market,
  occasionSeeds,
  popularSearchSeeds,
  productSeeds,
  promotionSeeds,
  reviewSeeds,
  wrapperSeeds,
} from '../modules/catalog/index.ts'
import { listSceneNames, pageSeeds } from '../modules/content/index.ts'
import { redeemSeeds } from '../modules/redeem/index.ts'
import { storefronts } from '../modules/storefronts/index.ts'
import type { Art } from '../platform/art.ts'
import type { Context } from '../platform/context.ts'
import type { SeedKind } from '../platform/seeding/seed-kind.ts'
import { seedRows } from '../platform/seeding/seed-rows.ts'
import { listHashes } from '../platform/seeding/seeding.store.ts'
import { toMinor } from '../shared/money.ts'
import { BRANDS } from '../simulators/brand-shop/goods.ts'

const MARKET: Market = {
  storefronts,
  toValueMinor: (pounds, currency) => toMinor(convertPounds(pounds, currency as SeedCurrency), currency),
  toPriceMinor: (pounds, currency) => convertPriceMinor(pounds, currency as SeedCurrency),
}

/**
 * Writes all seeds that are new or changed; a second run writes nothing. The kinds are in the order of their references. `brandShop` is the address of the
 * simulated shops of brands.
 */
export async function seedShop(ctx: Context, art?: Pick<Art, 'has'>, brandShop?: string): Promise<void> {
  if (art) assertDrawingsExist(art)
  const known = await listHashes(ctx.db)
  const seed = async (seeds: SeedKind) => {
    const count = await seedRows(ctx, seeds, known)
    if (count > 0) ctx.log.info({ kind: seeds.kind, count }, 'seeded')
  }
  await seed(categorySeeds(categories))
  await seed(occasionSeeds(occasions))
  await seed(productSeeds({ products, dutchTexts, categories, locations }, MARKET))
  const productIds = await listProductIds(ctx.db)
  await seed(locationSeeds(locations, productIds))
  await seed(reviewSeeds(reviews, productIds))
  await seed(promotionSeeds(promotions, productIds, MARKET))
  await seed(wrapperSeeds(wrappers, MARKET))
  await seed(giftPackingSeeds(packings, MARKET))
  const popular = { terms: popularTerms, products: popularProducts, highlightedBlock }
  for (const seeds of popularSearchSeeds(popular, productIds)) await seed(seeds)
  await seed(pageSeeds(pages))
  const redeem = {
    offers: redeemOffers,
    campaigns: redeemCampaigns,
    brands: brandShop ? redeemBrands.map((brand) => toSimulated(brand, brandShop)) : redeemBrands,
  }
  for (const seeds of redeemSeeds(redeem)) await seed(seeds)
}

/** The brand with links to its simulated shop, if it has one. */
function toSimulated(brand: RedeemBrandSeed, address: string): RedeemBrandSeed {
  if (!BRANDS.some(({ slug }) => slug === brand.product)) return brand
  const url = new URL(`/${brand.product}/`, address).href
  const { iframe, redirect } = brand
  return { ...brand, ...(iframe ? { iframe: url } : {}), ...(redirect ? { redirect: { ...redirect, url } } : {}) }
}

/** Refuses to start when a drawing of a seed does not exist, because a page would miss a picture. */
function assertDrawingsExist(art: Pick<Art, 'has'>): void {
  const families = [...new Set(storefronts.map(({ family }) => family.toLowerCase()))]
  const scenes = [...listSceneNames(pages), ...occasions.map(({ scene }) => scene), highlightedBlock.scene]
  const shared = [...pages.flatMap(({ article }) => article?.scene ?? []), ...occasions.map(({ scene }) => scene)]
  const names = [
    ...products.flatMap(({ slug }) => [`cards/${slug}`, ...families.map((family) => `social/${family}/cards/${slug}`)]),
    ...scenes.flatMap((scene) => families.map((family) => `scenes/${family}/${scene}`)),
    ...shared.flatMap((scene) => families.map((family) => `social/${family}/${scene}`)),
    ...redeemCampaigns.flatMap(({ emblem }) => families.map((family) => `emblems/${family}/${emblem}`)),
    ...categories.flatMap(({ icon }) => families.map((family) => `emblems/${family}/${icon}`)),
    ...storefronts.flatMap(({ assets }) => listAssetNames(assets)),
  ]
  const missing = [...new Set(names)].filter((name) => !art.has(name))
  if (missing.length > 0) throw new Error(`Seeds name drawings that do not exist: ${missing.join(', ')}`)
}
