import { defaultLanguage, localPath, type StorefrontContext } from '../storefronts/index.ts'
import type { Page } from './page.ts'

type Spoken = Pick<StorefrontContext, 'storefront' | 'language'>

/** Where this storefront shows the page: in the page's own words when it is translated, else in the language's words for its English path. */
export function pagePath(ctx: Spoken, { language, path }: Pick<Page, 'language' | 'path'>): string {
  if (language !== ctx.language) return localPath(ctx, path)
  return language === defaultLanguage(ctx.storefront) ? path : `/${language}${path}`
}
