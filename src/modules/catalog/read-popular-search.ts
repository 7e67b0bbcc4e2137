import { ROUTES } from '../../shared/paths.ts'
import { findWord, localUrl, routePath, type StorefrontContext } from '../storefronts/index.ts'
import { listHighlightedBlocks, listPopularSearches, listPopularSlugs } from './catalog.store.ts'
import { findScene } from './pictures.ts'
import { loadProduct, readCategories, readOccasions, readProductsBySlug } from './product-loaders.ts'

/** What the search overlay shows before the shopper types (spec §2). */
export async function readPopularSearch(ctx: StorefrontContext) {
  const [terms, slugs, blocks] = await Promise.all([listPopularSearches(ctx), listPopularSlugs(ctx), listHighlightedBlocks(ctx)])
  return {
    terms: await Promise.all(terms.map(async ({ title, href }) => ({ title, url: await localHref(ctx, href) }))),
    entities: await readProductsBySlug(ctx, slugs),
    highlightedBlocks: await Promise.all(
      blocks.map(async ({ title, description, productSlug, scene, href, showHand }) => {
        const product = productSlug ? await loadProduct(ctx, productSlug) : undefined
        const cardImage = product?.image ?? null
        const backgroundImage = scene ? findScene(ctx, scene) : null
        return { title, description, cardImage, backgroundImage, referencedPath: await localHref(ctx, href), showHand }
      }),
    ),
  }
}

/** One canonical link is stored for all languages, so its category or occasion is replaced by the slug in this language. */
async function localHref(ctx: StorefrontContext, href: string): Promise<string> {
  const categoryKey = href === ROUTES.allCategories ? undefined : findWord('category', href)
  const category = categoryKey && (await readCategories(ctx)).find(({ key }) => key === categoryKey)
  if (category) return routePath(ctx, 'category', category.slug)
  const occasionKey = findWord('occasion', href)
  const occasion = occasionKey && (await readOccasions(ctx)).find(({ key }) => key === occasionKey)
  return occasion ? routePath(ctx, 'occasion', occasion.slug) : localUrl(ctx, href).href
}
