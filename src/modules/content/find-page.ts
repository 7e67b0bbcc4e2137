import { textLanguage } from '#languages/index.ts'
import { canonicalPath, readLanguagePath, type StorefrontContext, toPathname } from '../storefronts/index.ts'
import { findPageByPath } from './content.store.ts'
import type { Page } from './page.ts'

/** The page at a path in the request's language, or in English when it has no translation. A blog is in one language only. */
export async function findPage(ctx: StorefrontContext, path: string): Promise<Page | undefined> {
  const { pathname } = readLanguagePath(ctx.storefront, toPathname(path))
  const page = await findPageByPath(ctx, pathname, canonicalPath(ctx, path))
  return page?.article && page.language !== textLanguage(ctx.language) ? undefined : page
}
