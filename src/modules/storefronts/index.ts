export { storefronts } from '../../../storefronts/index.ts'
export type { Family, LanguageCode, Storefront } from '../../../storefronts/types.ts'
export { readToken } from './design-tokens.ts'
export { fillHtml, fillText } from './fill-text.ts'
export {
  defaultLanguage,
  findLanguage,
  findStorefrontByCode,
  findStorefrontByHost,
  readLanguagePath,
} from './find-storefront.ts'
export { speak, writeLetter } from './letter.tsx'
export { canonicalPath, findWord, localPath, localUrl, routePath, textIn } from './localise.ts'
export { shopDay, shopDayOf } from './shop-day.ts'
export { storeOrigin, visitedOrigin } from './store-origin.ts'
export type { StorefrontContext } from './storefront-context.ts'
export { applyUserData, USER_DATA_ARGUMENT } from './user-data.ts'
