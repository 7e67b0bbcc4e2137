import { ROUTES } from '#shared/paths.ts'
import { listCatalogPages, type PublicPage } from '../../catalog/index.ts'
import { type StorefrontContext, shopDay, storefronts } from '../../storefronts/index.ts'
import { findTranslation, listPagePaths } from '../page-paths.ts'
import { listAllTranslations, type Translation } from '../translations.store.ts'

/** Every page of this storefront that search engines may list: the editors' pages, then the catalogue. */
export async function listPublicPages(ctx: StorefrontContext): Promise<PublicPage[]> {
  const today = shopDay(ctx)
  const [translations, catalogPages] = await Promise.all([listAllTranslations(ctx, today), listCatalogPages(ctx)])
  const pages = [...Map.groupBy(translations, ({ key }) => key).values()]
  return [...pages.flatMap((page) => toPublicPage(ctx, page)), { path: ROUTES.blog }, ...listDoublerPages(ctx), ...catalogPages]
}

function listDoublerPages({ storefront }: StorefrontContext): PublicPage[] {
  const on = storefronts.filter(({ toggles }) => toggles.doubler).map(({ code }) => code)
  return storefront.toggles.doubler ? [{ path: ROUTES.doubler, on }] : []
}

/** Pages with noindex are left out. */
function toPublicPage(ctx: StorefrontContext, translations: readonly Translation[]): PublicPage[] {
  const inOwnLanguages = ctx.storefront.languages.flatMap(({ code }) => findTranslation(translations, code) ?? [])
  if (inOwnLanguages.length === 0 || inOwnLanguages.some(({ noindex }) => noindex)) return []
  const changedOn = inOwnLanguages.map((translation) => translation.changedOn ?? '').reduce((a, b) => (a > b ? a : b))
  return [{ path: listPagePaths(translations), changedOn: changedOn || undefined }]
}
