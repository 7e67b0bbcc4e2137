/** The storefront's data that every screen uses. The page carries it to the browser. */
export type Shop = {
  code: string
  family: string
  storeId: number
  name: string
  countryCode: string
  currency: string
  /** The time zone of the shop's clock, e.g. "Europe/London". */
  timeZone: string
  /** The language of addresses and API requests. */
  language: string
  /** The language of the texts: English until they are translated. */
  textLanguage: string
  locale: string
  /** "" for the storefront's default language, else its two-letter segment, e.g. "/fr". */
  languagePrefix: string
  /** Absolute origin of this storefront, for canonical links. */
  origin: string
  /** For the copyright line, from the server's clock. */
  year: number
  /** The storefront's icon in the browser's tab. */
  icon: string
  /** The picture in share previews of pages without their own. */
  sharePicture: string
  /** The colour of the browser's bars. */
  themeColor: string
  /** Fonts to load first. */
  fontPreloads: readonly string[]
  /** The family's and storefront's design tokens as CSS. */
  tokens: string
  /** Map tiles from another host, with {z}, {x} and {y}; without them the map shows its own outlines. */
  tileUrl?: string
  /** True in development only: enables /dev/ui/. */
  development: boolean
}

/** The id of the data block in the page that holds the shop. */
export const SHOP_BLOCK = 'shop'

/** The shop, and the texts that the server formatted for the page. */
export type ShopBlock = Shop & { formatted: Record<string, string> }
