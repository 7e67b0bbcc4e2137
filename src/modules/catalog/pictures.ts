import type { StorefrontContext } from '../storefronts/index.ts'
import type { Category } from './category.ts'

type ArtContext = Pick<StorefrontContext, 'art' | 'storefront'>

/** The icon in the colours of the family. */
export function categoryIcon({ art, storefront }: ArtContext, { icon }: Pick<Category, 'icon'>) {
  return art.findImage(`emblems/${storefront.family.toLowerCase()}/${icon}`, '') ?? null
}

/** The picture of a shared link to a product, an occasion or an article: its card or scene in the family's colours. */
export function findSharePicture({ art, storefront }: ArtContext, drawing: string) {
  const name = `social/${storefront.family.toLowerCase()}/${drawing}`
  return art.has(name) ? art.readImage(name, '') : null
}

/** Each family has its own drawing of a scene. */
export function findScene({ art, storefront }: ArtContext, scene: string) {
  return art.findImage(`scenes/${storefront.family.toLowerCase()}/${scene}`, '') ?? null
}
