export { storefronts } from '#storefronts/index.ts'
export type { LanguageCode, Storefront } from '#storefronts/types.ts'
export { readToken } from './design-tokens.ts'
export { fillHtml, fillText } from './fill-text.ts'
export {
  defaultLanguage,
  findLanguage,
  findShop,
  findStorefrontByCode,
  findStorefrontByHost,
  readLanguagePath,
} from './find-storefront.ts'
export { type LetterParts, textsIn, writeLetter } from './letter.tsx'
export { canonicalPath, findWord, listAlternatesOf, localeOf, localPath, routePath, textIn, toPathname } from './localise.ts'
export { localUrl, toOwnPath } from './own-link.ts'
export { endOfShopDay, shopDay, shopDayOf } from './shop-day.ts'
export { storeOrigin, visitedOrigin } from './store-origin.ts'
export type { Localised, StorefrontContext } from './storefront-context.ts'
export { applyUserData, findHeaderFailure, USER_DATA_ARGUMENT } from './user-data.ts'
