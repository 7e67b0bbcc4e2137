import { localPath, type StorefrontContext } from '../storefronts/index.ts'
import type { Page } from './page.ts'

type Spoken = Pick<StorefrontContext, 'storefront' | 'language'>

/** Where this storefront shows the page. A page not translated keeps its English words where the language has none of its own. */
export function pagePath(ctx: Spoken, { path }: Pick<Page, 'path'>): string {
  return localPath(ctx, path)
}
