/** The types of the seed files. Money is in whole pounds; seeds/currencies.ts converts it to other currencies. */
import type { CurrencyCode } from '../src/shared/currencies.ts'

export const CATEGORY_KEYS = [
  'fashion',
  'food-drink',
  'travel',
  'home-garden',
  'games',
  'beauty-wellness',
  'kids-baby',
  'sport-outdoor',
  'books-stationery',
  'experiences',
  'streaming-music',
  'electronics',
  'jewellery',
  'pets',
  'department-stores',
  'good-causes',
] as const
export type CategoryKey = (typeof CATEGORY_KEYS)[number]

export const OCCASION_KEYS = [
  'birthday',
  'thank-you',
  'wedding',
  'new-baby',
  'christmas',
  'valentines-day',
  'mothers-day',
  'fathers-day',
  'easter',
  'graduation',
  'new-home',
  'get-well-soon',
  'retirement',
  'anniversary',
  'teacher-thank-you',
  'good-luck',
  'congratulations',
  'leaving-colleague',
] as const
export type OccasionKey = (typeof OCCASION_KEYS)[number]

/** The typefaces of wordmarks (tools/art/faces.ts maps them to font files). */
export const CARD_FACES = [
  'grotesque',
  'didone',
  'condensed',
  'script',
  'rounded',
  'slab',
  'roman',
  'hand',
  'deco',
  'mono',
  'retro',
  'stencil',
  'soft-serif',
  'wide',
] as const
export const CARD_PATTERNS = [
  'confetti',
  'waves',
  'arcs',
  'stripes',
  'botanicals',
  'grid',
  'bubbles',
  'sunburst',
  'terrazzo',
  'chevrons',
  'contours',
  'checker',
  'petals',
  'halftone',
  'plain',
] as const
export const CARD_LAYOUTS = ['centre', 'left', 'corner', 'band', 'badge', 'diagonal', 'split', 'frame', 'poster'] as const
/** The emblem of a brand. */
export const CARD_EMBLEMS = [
  'shirt',
  'dress',
  'shoe',
  'hat',
  'bag',
  'watch',
  'ring',
  'glasses',
  'needle',
  'cup',
  'fork',
  'pizza',
  'burger',
  'noodles',
  'fish',
  'wine',
  'beer',
  'cake',
  'icecream',
  'bread',
  'cheese',
  'carrot',
  'plane',
  'bed',
  'train',
  'tent',
  'boat',
  'mountain',
  'suitcase',
  'globe',
  'sofa',
  'lamp',
  'plant',
  'pan',
  'hammer',
  'house',
  'gamepad',
  'dice',
  'puzzle',
  'knight',
  'lipstick',
  'comb',
  'bottle',
  'lotus',
  'teddy',
  'rocket',
  'blocks',
  'pram',
  'ball',
  'bike',
  'dumbbell',
  'racket',
  'book',
  'pen',
  'brush',
  'note',
  'headphones',
  'camera',
  'film',
  'ticket',
  'mask',
  'balloon',
  'heart',
  'paw',
  'leaf',
  'tree',
  'drop',
  'gift',
  'star',
  'sun',
  'moon',
  'car',
  'phone',
  'laptop',
  'key',
  'candle',
  'scissors',
  'hand',
  'crown',
  'apple',
  'bee',
  'feather',
  'anchor',
  'bolt',
] as const

export type CardFace = (typeof CARD_FACES)[number]
export type CardPattern = (typeof CARD_PATTERNS)[number]
export type CardLayout = (typeof CARD_LAYOUTS)[number]
export type CardEmblem = (typeof CARD_EMBLEMS)[number]

export type CardArt = {
  /** The text on the card; a line break splits it into two lines. */
  wordmark: string
  /** A few words under the wordmark, e.g. "coffee roasters". */
  line?: string
  face: CardFace
  pattern: CardPattern
  layout: CardLayout
  emblem: CardEmblem
  /** The background, the colour of the wordmark, which must be readable on it, and one accent, as #rrggbb. */
  ground: string
  ink: string
  accent: string
}

/** Either fixed values to choose from, or a free whole amount between min and max with a few suggestions. */
export type ValuesSeed = { fixed: readonly number[] } | { min: number; max: number; suggestions: readonly number[] }

export type ProductSeed = {
  slug: string
  title: string
  type: 'GIFTCARD' | 'DONATION' | 'BLANK_GIFT_CARD_PACK'
  /** One line for tiles and search. */
  tagline: string
  /** Two or three paragraphs of plain text, separated by a blank line. */
  description: string
  categories: readonly CategoryKey[]
  occasions: readonly OccasionKey[]
  digital?: ValuesSeed
  physical?: ValuesSeed
  /** Values in whole units of a currency, for currencies in which the pounds are not converted. */
  valuesIn?: Partial<Record<CurrencyCode, ValuesSeed>>
  validityMonths: number
  spend: 'online' | 'in-store' | 'online-and-in-store'
  /** A card of this shop instead of a brand: it pays in the checkout, and no promotion lowers its price. */
  isChoiceCard?: true
  redeem: {
    title: string
    description: string
    minimumRemainingBalance?: number
    minCustomAmount?: number
    maxCustomAmount?: number
  }
  art: CardArt
  /** The tile behind the card, a pale #rrggbb. */
  backgroundColor: string
  showHand?: boolean
  showShadow?: boolean
  /** 1–100; the order of listings. */
  popularity: number
}

/** Dutch words for the products, by slug. A title is written only where the Dutch name differs from the English one. */
export type ProductTexts = Readonly<
  Record<
    string,
    {
      title?: string
      tagline: string
      description: string
      redeem: { title: string; description: string }
      /** The text on the card, if it is more than the name. */
      art?: { wordmark?: string; line: string }
    }
  >
>

export type CategorySeed = {
  key: CategoryKey
  icon: CardEmblem
  title: Texts
  slug: Texts
  intro: Texts
  /** Slugs of the top products of this category, best first (6–8). */
  topList: readonly string[]
}

export type OccasionSeed = {
  key: OccasionKey
  title: Texts
  /** The heading of its page: "Birthday gift cards". */
  cardsTitle: Texts
  /** Above its cards: "Most popular for birthdays". */
  popularTitle: Texts
  slug: Texts
  intro: Texts
  /** A few paragraphs of Markdown: how to choose, what to write in the message. */
  body: Texts
  /** Three messages that a buyer may choose and edit. */
  messages: readonly Texts[]
  scene: string
}

export type LocationSeed = {
  product: string
  slug: string
  name: string
  street: string
  houseNumber: string
  postCode: string
  city: string
  countryCode: string
  latitude: number
  longitude: number
  website?: string
  phone?: string
}

export type ReviewSeed = {
  author: string
  stars: 1 | 2 | 3 | 4 | 5
  on: string
  title?: string
  text: string
  /** False for the few reviews that do not come from an order in this shop. */
  isVerifiedBuyer?: false
}

/** By product. */
export type ProductReviewSeeds = Readonly<Record<string, readonly ReviewSeed[]>>

export type WrapperSeed = {
  key: string
  title: Texts
  /** The drawing of tools/art. */
  art: string
  kinds: readonly ('PHYSICAL' | 'DIGITAL')[]
  /** In pounds; 0 is free. */
  price: number
  occasions: readonly OccasionKey[]
}

export type GiftPackingSeed = { key: string; title: Texts; description: Texts; art: string; price: number }

export type PromotionSeed = {
  key: string
  title: Texts
  description: Texts
  discountType: 'ABSOLUTE' | 'RELATIVE'
  /** Pounds when ABSOLUTE, percent when RELATIVE. */
  amount: number
  products: readonly string[]
  from: string
  until: string
}

/** English always exists. Other languages are optional and fall back to English. */
export type Texts = { en: string; nl?: string }

/** One page in one language; pages with the same key are translations of each other. */
export type PageSeed = {
  key: string
  language: 'en' | 'nl'
  /** Localised path with slashes at both ends, e.g. "/delivery/". */
  path: string
  pageType: 'home' | 'landing' | 'terms' | 'blog-article' | 'helpdesk' | 'business' | 'contacts' | 'blank-gift-cards'
  title: string
  /** For search engines: 50–60 and 120–155 characters. */
  metaTitle: string
  metaDescription: string
  /** Separated by commas; by default made from title and topic. */
  metaKeywords?: string
  noindex?: boolean
  /** For articles: publication date, author, topic, and the scene above the text. */
  article?: { publishedOn: string; author: string; topic: string; scene: string; summary: string }
  /** The families with this page; by default all. Texts may use {brand}, {email}, {phone}, {company}, {address}, {hours}. */
  families?: readonly ('CB' | 'CK' | 'GCS')[]
  blocks: readonly BlockSeed[]
}

type LinkSeed = { title: string /** Canonical English path or an absolute URL. */; href: string }

/**
 * Bodies are Markdown (headings from ##, lists, links, bold, tables). `scene` names a drawing of tools/art.
 */
export type BlockSeed =
  | { blockType: 'HERO'; title: string; body: string; link: LinkSeed; secondLink?: LinkSeed; products: readonly string[] }
  | { blockType: 'TITLE_BODY'; title?: string; body: string }
  | { blockType: 'IMAGE_BODY'; title: string; body: string; scene: string; link?: LinkSeed; imageSide: 'left' | 'right' }
  | { blockType: 'TITLE_USPS_IMAGE'; title: string; usps: readonly string[]; scene: string; link?: LinkSeed }
  | { blockType: 'WITH_HAND'; title: string; body: string; product: string; link: LinkSeed }
  | { blockType: 'PRODUCT_REFERENCE'; title: string; products: readonly string[]; link?: LinkSeed }
  | { blockType: 'MOST_CHOSEN'; title: string; products: readonly string[]; link: LinkSeed }
  | { blockType: 'OCCASIONS'; title: string; occasions: readonly OccasionKey[]; link?: LinkSeed }
  | { blockType: 'CATEGORIES'; title: string; categories: readonly CategoryKey[]; link?: LinkSeed }
  | { blockType: 'STEPS'; title: string; steps: readonly { title: string; body: string; scene: string }[] }
  | {
      blockType: 'TESTIMONIALS'
      title: string
      testimonials: readonly { name: string; city: string; rating: 4 | 5; body: string; on: string }[]
    }
  | { blockType: 'BLOG'; title: string; link?: LinkSeed; limit: number }
  | { blockType: 'FAQ'; title: string; questions: readonly { question: string; answer: string }[] }
  | { blockType: 'BANNER'; title: string; body: string; link: LinkSeed; scene: string; tone: 'accent' | 'trust' | 'quiet' }
  | { blockType: 'CONTACT'; title: string; body: string }
  | { blockType: 'VIDEO'; title: string; provider: 'VIMEO' | 'YOUTUBE' | 'SELF_HOSTED'; href: string; poster: string }

/** Drawings that pages, occasions and screens may name: dist/art/scenes/<name>. */
export const SCENES = [
  'hero',
  'birthday',
  'thank-you',
  'wedding',
  'new-baby',
  'christmas',
  'valentines-day',
  'mothers-day',
  'fathers-day',
  'easter',
  'graduation',
  'new-home',
  'get-well-soon',
  'retirement',
  'anniversary',
  'teacher-thank-you',
  'good-luck',
  'congratulations',
  'leaving-colleague',
  'business',
  'business-team',
  'doubler',
  'empty-basket',
  'not-found',
  'error',
  'choose-card',
  'wrap-it',
  'send-it',
  'redeem',
  'choice-card',
  'blank-cards',
  'blog-writing',
  'blog-planning',
  'blog-kitchen',
  'blog-travel',
  'blog-money',
  'blog-family',
  'blog-office',
  'blog-seasons',
  'helpdesk',
  'contact',
  'delivery',
  'good-causes',
  'account',
] as const
export type SceneName = (typeof SCENES)[number]

/** A bonus on what Choice Gift Cards are exchanged for. */
export type RedeemOfferSeed = {
  key: string
  title: Texts
  percent: number
  /** Slugs; empty: all products but donations. */
  products: readonly string[]
  from: string
  until: string
}

/** The redeem page of a company. */
export type RedeemCampaignSeed = {
  slug: string
  title: Texts
  /** Paragraphs, separated by a blank line. */
  welcome: Texts
  /** Stands in for a logo. */
  emblem: string
  colours: { background: string; text: string; accent: string }
  /** Codes; empty: every storefront. */
  storefronts: readonly string[]
  /** Slugs of the offered products, in this order. */
  products: readonly string[]
  /** Slugs of the products whose cards can be redeemed. */
  cards: readonly string[]
}

export type RedeemBrandSeed = {
  product: string
  iframe?: string
  redirect?: { url: string; seconds: number }
  link?: { title: Texts; url: string }
}

/** The places of a country: each administrative area with its towns, separated by commas. */
export type PlacesByArea = Readonly<Record<string, string>>
