import { defaultLanguage, type Localised, localPath } from '../storefronts/index.ts'
import type { Page } from './page.ts'

/** The path of the page on this storefront: the page's own path if it is translated, else its English path in the words of the language. */
export function pagePath(ctx: Localised, { language, path }: Pick<Page, 'language' | 'path'>): string {
  if (language !== ctx.language) return localPath(ctx, path)
  return language === defaultLanguage(ctx.storefront) ? path : `/${language}${path}`
}
