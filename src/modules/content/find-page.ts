import { canonicalPath, readLanguagePath, type StorefrontContext } from '../storefronts/index.ts'
import { findPageByPath } from './content.store.ts'
import type { Page } from './page.ts'

/** The page at a path in the request's language; English where it is not translated. */
export function findPage(ctx: StorefrontContext, path: string): Promise<Page | undefined> {
  const withSlashes = `/${path.replace(/[?#].*$/, '')}/`.replace(/\/{2,}/g, '/')
  const { pathname } = readLanguagePath(ctx.storefront, withSlashes)
  return findPageByPath(ctx, pathname, canonicalPath(ctx, path))
}
