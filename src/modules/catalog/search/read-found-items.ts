import type { Image } from '#platform/art.ts'
import { routePath, type StorefrontContext } from '../../storefronts/index.ts'
import { categoryIcon, findScene } from '../pictures.ts'
import type { Product } from '../product.ts'
import { readCategoriesByKey, readOccasionsByKey } from '../product-loaders.ts'
import { listProductsById } from '../products.store.ts'
import { entryId, type SearchEntry } from './search-entry.ts'

/** Spec §3, search result group: what the overlay shows for one result. */
export type FoundItem = {
  id: string
  path: string
  title: string
  image: Image | null
  backgroundColor: string | null
  productType: Product['productType'] | null
  showShadow: boolean
}

/** The products, categories and occasions among the entries, by entry id. Other modules add their own kinds of results. */
export async function readFoundItems(ctx: StorefrontContext, entries: readonly SearchEntry[]): Promise<Map<string, FoundItem>> {
  const keysOf = (groupType: SearchEntry['groupType']) =>
    entries.filter((entry) => entry.groupType === groupType).map(({ key }) => key)
  const [products, categories, occasions] = await Promise.all([
    listProductsById(ctx, keysOf('PRODUCT').map(Number)),
    readCategoriesByKey(ctx, keysOf('CATEGORY')),
    readOccasionsByKey(ctx, keysOf('OCCASION')),
  ])
  return new Map([
    ...products.map((product) => toEntry('PRODUCT', String(product.id), product)),
    ...categories.map((category) => {
      const path = routePath(ctx, 'category', category.slug)
      return toEntry('CATEGORY', category.key, { title: category.title, path, image: categoryIcon(ctx, category) })
    }),
    ...occasions.map((occasion) => {
      const path = routePath(ctx, 'occasion', occasion.slug)
      return toEntry('OCCASION', occasion.key, { title: occasion.title, path, image: findScene(ctx, occasion.scene) })
    }),
  ])
}

type Shown = Pick<FoundItem, 'title' | 'path' | 'image'> &
  Partial<FoundItem | Pick<Product, 'backgroundColor' | 'productType' | 'showShadow'>>

function toEntry(groupType: SearchEntry['groupType'], key: string, shown: Shown): [string, FoundItem] {
  const { title, path, image, backgroundColor = null, productType = null, showShadow = false } = shown
  return [entryId({ groupType, key, part: 0 }), { id: key, title, path, image, backgroundColor, productType, showShadow }]
}
