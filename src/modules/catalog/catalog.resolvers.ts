import type { Resolvers } from '../../generated/resolvers.ts'
import { readPaging } from '../../platform/graphql/paging.ts'
import { canonicalPath, fillHtml, findWord, localPath, routePath, type StorefrontContext } from '../storefronts/index.ts'
import { countLocations, listLocations } from './catalog.store.ts'
import type { CatalogParts } from './catalog-parts.ts'
import { findLocation } from './find-location.ts'
import { findProduct, findProductSlug } from './find-product.ts'
import {
  listCategoryAlternates,
  listListingAlternates,
  listLocationAlternates,
  listLocationsAlternates,
  listOccasionAlternates,
} from './list-alternates.ts'
import { listNextOccasions } from './list-next-occasions.ts'
import type { Location } from './location.ts'
import { categoryIcon, findScene, findSharePicture } from './pictures.ts'
import { productResolvers } from './product.resolvers.ts'
import { countByCategory, countByKind, countProducts } from './product-counts.store.ts'
import { campaignSlugOf, KINDS_BY_TERM, toProductFilter, withoutTaxonomy } from './product-filter.ts'
import { loadProduct, loadTopSlugs, readCategories, readOccasions, readProductsBySlug } from './product-loaders.ts'
import { listProducts } from './products.store.ts'
import { readPopularSearch } from './read-popular-search.ts'
import { reviewsResolvers } from './reviews/reviews.resolvers.ts'
import { findProductIds } from './search/find-product-ids.ts'
import { toTypedPlace } from './typed-place.ts'

export function createCatalogResolvers(parts: CatalogParts) {
  return {
    ...catalogResolvers,
    Query: {
      ...catalogResolvers.Query,
      products: async (_root, { filters, paging, sort, userData }, ctx) => ({
        filter: {
          ...toProductFilter(filters, ctx.storefront.currency),
          found: await findProductIds(ctx, parts, { inputText: filters?.inputText, nearText: filters?.nearText }),
          redeemable: await parts.findSelection(ctx, {
            redeemToken: userData?.redeemToken || undefined,
            campaignSlug: campaignSlugOf(filters),
          }),
        },
        paging: readPaging(paging),
        sort: sort ?? 'POPULAR',
        asked: filters,
      }),
    },
  } satisfies Resolvers
}

const catalogResolvers = {
  ...productResolvers,
  ...reviewsResolvers,
  Query: {
    product: (_root, asked, ctx) => findProduct(ctx, asked).then(orNull),
    categoryMenu: (_root, _args, ctx) => readCategories(ctx),
    category: async (_root, { id, path }, ctx) => {
      const slug = findWord('category', canonicalPath(ctx, path ?? ''))
      return orNull(findNamed(await readCategories(ctx), id, slug))
    },
    occasions: (_root, _args, ctx) => readOccasions(ctx),
    nextOccasions: (_root, { limit }, ctx) => listNextOccasions(ctx, limit ?? undefined),
    occasion: async (_root, { id, path }, ctx) => {
      const slug = findWord('occasion', canonicalPath(ctx, path ?? ''))
      return orNull(findNamed(await readOccasions(ctx), id, slug))
    },
    popularSearch: (_root, _args, ctx) => readPopularSearch(ctx),
    locations: (_root, { productPath, rectangle, inputText, paging }, ctx) => {
      const productSlug = productPath == null ? undefined : (findProductSlug(ctx, productPath) ?? '')
      const filter = { productSlug, rectangle: rectangle ?? undefined, place: toTypedPlace(inputText ?? '') }
      return { filter, paging: readPaging(paging) }
    },
    location: (_root, { path }, ctx) => findLocation(ctx, path).then(orNull),
  },
  // The count needs its own query, so it is read only when the field is requested.
  ProductsPage: {
    products: async (list, _args, ctx) => [...(await listProducts(ctx, list))],
    totalCount: ({ filter }, _args, ctx) => countProducts(ctx, filter),
    categoryCounts: async (list, _args, ctx) => {
      const filter = withoutTaxonomy(list, 'cb_api_giftcard_categories', ctx.storefront.currency)
      return Array.from(await countByCategory(ctx, filter), ([term, count]) => ({ term, count }))
    },
    typeCounts: async (list, _args, ctx) => {
      const filter = withoutTaxonomy(list, 'cb_api_giftcard_types', ctx.storefront.currency)
      const counts = await countByKind(ctx, filter, [...KINDS_BY_TERM.values()])
      return [...KINDS_BY_TERM.keys()].map((term, index) => ({ term, count: counts[index] ?? 0 }))
    },
    hreflangTags: (list, _args, ctx) => listListingAlternates(ctx, list),
  },
  LocationsPage: {
    locations: ({ filter, paging }, _args, ctx) => listLocations(ctx, filter, paging),
    totalCount: ({ filter }, _args, ctx) => countLocations(ctx, filter),
    hreflangTags: ({ filter }, _args, ctx) => (filter.productSlug ? listLocationsAlternates(ctx, filter.productSlug) : []),
  },
  Category: {
    id: ({ key }) => key,
    icon: (category, _args, ctx) => categoryIcon(ctx, category),
    path: ({ slug }, _args, ctx) => routePath(ctx, 'category', slug),
    hreflangTags: ({ key }, _args, ctx) => listCategoryAlternates(ctx, key),
  },
  CategoryMenuItem: {
    id: ({ key }) => key,
    icon: (category, _args, ctx) => categoryIcon(ctx, category),
    path: ({ slug }, _args, ctx) => routePath(ctx, 'category', slug),
    topList: async ({ key }, _args, ctx) => readProductsBySlug(ctx, (await loadTopSlugs(ctx, key)) ?? []),
  },
  Occasion: {
    id: ({ key }) => key,
    path: ({ slug }, _args, ctx) => routePath(ctx, 'occasion', slug),
    hreflangTags: ({ key }, _args, ctx) => listOccasionAlternates(ctx, key),
    image: ({ scene }, _args, ctx) => findScene(ctx, scene),
    sharePicture: ({ scene }, _args, ctx) => findSharePicture(ctx, scene),
    bodyHtml: ({ bodyHtml }, _args, ctx) => fillHtml(ctx, bodyHtml),
  },
  Location: {
    path: (location, _args, ctx) => locationPath(ctx, location),
    hreflangTags: (location, _args, ctx) => listLocationAlternates(ctx, location),
    product: async ({ productSlug }, _args, ctx) => {
      const product = await loadProduct(ctx, productSlug)
      if (!product) throw new Error(`Product ${productSlug} of a location is not sold here`)
      return product
    },
  },
} satisfies Resolvers

function locationPath(ctx: StorefrontContext, { productSlug, slug }: Location): string {
  return localPath(ctx, `/gift-cards/${productSlug}/location/${slug}/`)
}

/** Found by key, or by its slug in the language. A page without a translation uses the English slug, which is the key. */
function findNamed<T extends { key: string; slug: string }>(all: readonly T[], id?: string | null, slug?: string): T | undefined {
  if (id != null) return all.find(({ key }) => key === id)
  return all.find((one) => one.slug === slug) ?? all.find(({ key }) => key === slug)
}

function orNull<T>(value: T | undefined): T | null {
  return value ?? null
}
