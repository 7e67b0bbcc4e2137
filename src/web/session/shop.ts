/** What every screen knows about its storefront. The page carries it to the browser. */
export type Shop = {
  code: string
  family: string
  storeId: number
  name: string
  countryCode: string
  currency: string
  /** Of its clock, e.g. "Europe/London". */
  timeZone: string
  /** Of its addresses and of what it asks the API for. */
  language: string
  /** Of its texts: English until they are translated. */
  textLanguage: string
  locale: string
  /** "" for the storefront's default language, else its two-letter segment, e.g. "/fr". */
  languagePrefix: string
  /** Absolute origin of this storefront, for canonical links. */
  origin: string
  /** For the copyright line: the clock is the server's. */
  year: number
  /** The storefront's sign in the browser's tab. */
  icon: string
  /** What a share preview shows of a page without a picture of its own. */
  sharePicture: string
  /** The colour of the browser's own bars. */
  themeColor: string
  /** Fonts worth loading first. */
  fontPreloads: readonly string[]
  /** The family's and storefront's design tokens as CSS. */
  tokens: string
  /** Map tiles of another host, with {z}, {x} and {y}; without them the map shows its own outlines. */
  tileUrl?: string
  /** Open in development only: /dev/ui/. */
  development: boolean
}

/** The id of the data block in the page that holds the shop. */
export const SHOP_BLOCK = 'shop'

/** The shop, and the texts that the server formatted for the page. */
export type ShopBlock = Shop & { formatted: Record<string, string> }
