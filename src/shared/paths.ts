/**
 * All routes of the shop by name, in canonical English (spec §2). `$word` is one segment. A listing may have a page number as its last segment. The
 * vocabulary of a language (languages/<code>/paths.ts) has the localised path of each route.
 */
export const ROUTES = {
  home: '/',
  giftCards: '/gift-cards/',
  choiceGiftCard: '/gift-cards/all-in-one-gift-card/',
  giftCard: '/gift-cards/$slug/',
  locations: '/gift-cards/$slug/locations/',
  location: '/gift-cards/$slug/location/$location/',
  allCategories: '/category/all-gift-cards/',
  category: '/category/$category/',
  occasions: '/occasions/',
  occasion: '/occasions/$occasion/',
  blog: '/blog/',
  blogArticle: '/blog/$article/',
  business: '/business/',
  businessProduct: '/business/$slug/',
  quoteThankYou: '/business/thank-you/',
  cart: '/cart/',
  checkout: '/checkout/',
  processingPayment: '/checkout/processing-payment/',
  thankYou: '/checkout/thank-you/$uuid/',
  checkoutSuccess: '/checkout/success/',
  gift: '/gift/$token/',
  orderGifts: '/order/$token/',
  blankGiftCards: '/blank-gift-cards/',
  activate: '/activate/',
  activateSuccess: '/activate/success/',
  cardDetails: '/carddetails/',
  reorder: '/reorder/',
  doubler: '/doubler/',
  doublerThankYou: '/doubler/thankyou/',
  doublerThankYouProduct: '/doubler/thankyou/$slug/',
  balance: '/check-your-balance/',
  redeemInfo: '/check-your-balance/info/$pageId/',
  redeemShop: '/check-your-balance/result/',
  redeemBusinessShop: '/check-your-balance/result/$pageId/',
  redeemCheckout: '/check-your-balance/checkout/',
  account: '/account/',
  login: '/account/login/',
  register: '/account/register/',
  registerSuccess: '/account/register/success/',
  accountOverview: '/account/overview/',
  accountDetails: '/account/details/',
  accountOrders: '/account/orders/',
  accountCards: '/account/cards/',
  addressBook: '/account/address-book/',
  forgotPassword: '/account/forgot-password/',
  forgotPasswordSuccess: '/account/forgot-password/success/',
  newPassword: '/account/new-password/',
  newPasswordSuccess: '/account/new-password/success/',
  confirmEmail: '/account/confirm-email/',
  accountDeleted: '/account/deleted/',
  contact: '/contact-us/',
  contactThankYou: '/contact-us/thank-you/',
  helpdesk: '/support/',
  helpdeskContact: '/support/contact/',
  delivery: '/delivery/',
  cancellation: '/cancelation-policy/',
  terms: '/terms-conditions/',
  privacy: '/cookies-privacy-statement/',
  cookies: '/cookieverklaring/',
  disclaimer: '/disclaimer/',
  redeemTerms: '/redeem-terms/',
  redeemPrivacy: '/redeem-privacy/',
  newsletterConfirm: '/newsletter/confirm/',
  notFound: '/404/',
} as const

export type RouteName = keyof typeof ROUTES
export type Vocabulary = Readonly<Record<RouteName, string>>

/** Routes whose last segment may be a page number (spec §2). */
export const PAGED_ROUTES: readonly RouteName[] = ['giftCards', 'category', 'redeemShop', 'redeemBusinessShop', 'blog']

/** Routes with personal pages, which are never cached. */
const PERSONAL_PATHS = [
  '/cart/',
  '/checkout/',
  '/account/',
  '/activate/',
  '/carddetails/',
  '/reorder/',
  '/check-your-balance/',
  '/newsletter/',
  '/business/thank-you/',
  '/contact-us/thank-you/',
  '/doubler/thankyou/',
  '/gift/',
  '/order/',
]

export function isPersonalRoute(route: RouteName): boolean {
  return PERSONAL_PATHS.some((path) => ROUTES[route].startsWith(path))
}

/** Pages that can show a brand's shop in a frame, which the policy allows only on personal pages. */
const BRAND_SHOP_PATHS = ['/check-your-balance/', '/gift/', '/carddetails/', '/account/cards/', '/checkout/thank-you/']

export function showsBrandShop(route: RouteName): boolean {
  return BRAND_SHOP_PATHS.some((path) => ROUTES[route].startsWith(path))
}

/** The query parameters of listings (spec §2). */
const LISTING_PARAMETERS = ['s', 'sort', 'cb_api_giftcard_categories', 'cb_api_giftcard_types', 'price_min', 'price_max']

/** The query parameters that change what a page for everyone shows (spec §2). */
const PAGE_PARAMETERS: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  giftCards: LISTING_PARAMETERS,
  category: LISTING_PARAMETERS,
  locations: ['latmax', 'latmin', 'lonmax', 'lonmin', 'page', 'place'],
  blog: ['topic'],
}

/** The parameters that a public page reads. On pages that are not listings, only the browser reads `s`, for the search box. */
export function listPageParameters(route: RouteName | undefined): readonly string[] {
  return (route && PAGE_PARAMETERS[route]) ?? []
}

/** Longer than any path of the shop; longer paths are not found. */
export const PATH_MAX_LENGTH = 500

/** The canonical prefix of paths that are not in the vocabulary: they may be landing pages. */
export const LANDING_PREFIX = '/landing'

/** The canonical path of a localised path; a path that is not in the vocabulary becomes the path of a landing page. */
export function toCanonicalPath(pathname: string, vocabulary: Vocabulary): string {
  return translate(pathname, vocabulary, ROUTES) ?? LANDING_PREFIX + pathname
}

/** The localised path of a canonical path. */
export function toLocalPath(pathname: string, vocabulary: Vocabulary): string {
  if (pathname.startsWith(`${LANDING_PREFIX}/`)) return pathname.slice(LANDING_PREFIX.length)
  return translate(pathname, ROUTES, vocabulary) ?? pathname
}

/** The name of the route of a canonical path. */
export function findRoute(pathname: string): RouteName | undefined {
  return match(pathname, ROUTES)?.name
}

/** Whether this canonical path may have a page number as its last segment. */
export function isPagedPath(pathname: string): boolean {
  const route = findRoute(pathname)
  return route !== undefined && PAGED_ROUTES.includes(route)
}

function translate(pathname: string, from: Vocabulary, to: Vocabulary): string | undefined {
  const found = match(pathname, from)
  if (!found) return undefined
  const path = to[found.name].replace(/\$\w+/g, (word) => found.words.get(word) ?? word)
  return found.page === undefined ? path : `${path}${found.page}/`
}

type Match = { name: RouteName; words: ReadonlyMap<string, string>; page?: string }
type Pattern = { name: RouteName; segments: readonly string[]; wordCount: number }

const patternsOf = new WeakMap<Vocabulary, readonly Pattern[]>()

function match(pathname: string, vocabulary: Vocabulary): Match | undefined {
  const segments = listSegments(pathname)
  const page = segments.at(-1)
  const withoutPage = segments.slice(0, -1)
  for (const pattern of listPatterns(vocabulary)) {
    if (page && /^\d+$/.test(page) && PAGED_ROUTES.includes(pattern.name)) {
      const words = bind(withoutPage, pattern)
      if (words) return { name: pattern.name, words, page }
    }
    const words = bind(segments, pattern)
    if (words) return { name: pattern.name, words }
  }
  return undefined
}

function bind(segments: readonly string[], pattern: Pattern): ReadonlyMap<string, string> | undefined {
  if (segments.length !== pattern.segments.length) return undefined
  const words = new Map<string, string>()
  for (const [index, word] of pattern.segments.entries()) {
    const segment = segments[index] as string
    if (segment === '') return undefined
    if (word.startsWith('$')) words.set(word, segment)
    else if (word !== segment) return undefined
  }
  return words
}

/** Accepts a missing last slash, but no double slashes, because a page must have only one address. */
function listSegments(pathname: string): string[] {
  const inner = pathname.replace(/^\//, '').replace(/\/$/, '')
  return inner === '' ? [] : inner.split('/')
}

/** Fixed words win over `$words`: "/gift-cards/all-in-one-gift-card/" is never a product. */
function listPatterns(vocabulary: Vocabulary): readonly Pattern[] {
  const known = patternsOf.get(vocabulary)
  if (known) return known
  const patterns = (Object.keys(ROUTES) as RouteName[])
    .map((name) => ({ name, segments: listSegments(vocabulary[name]), wordCount: vocabulary[name].split('$').length - 1 }))
    .sort((a, b) => a.wordCount - b.wordCount)
  patternsOf.set(vocabulary, patterns)
  return patterns
}
