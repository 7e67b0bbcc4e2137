import { defineConfig } from '@lingui/cli'

/** What every page may show: home and landing pages need no other texts. */
const ALWAYS = [
  'chrome',
  'blocks',
  'ui',
  'client',
  'screens/error',
  'screens/home',
  'screens/not-found',
  'screens/page',
  'routes',
]
/** The lists that most visits begin with. */
const LISTING = ['screens/listing']
/** From the builder of a gift to the end of its order, with the login on the way. */
const BUYING = [
  'screens/builder',
  'screens/cart',
  'screens/checkout',
  'screens/processing-payment',
  'screens/thank-you',
  'screens/order/order-kind.tsx',
  'screens/account/form',
  'screens/account/login',
]
/** The gift itself, and what became of it. */
const RECEIVING = ['screens/gift', 'screens/order']
/** The account, and what it shares with other screens: forms, totals, the states of a gift. A text may be in two catalogues. */
const ACCOUNT = [
  'screens/account',
  'screens/builder/confirm-modal.tsx',
  'screens/checkout/form',
  'screens/checkout/identify/guest-order-modal.tsx',
  'screens/checkout/step/failed-notice.tsx',
  'screens/checkout/summary/payment-lines.tsx',
  'screens/checkout/summary/totals-list.tsx',
  'screens/order/gift-moment.tsx',
  'screens/order/order-kind.tsx',
]
/** Loaded on the first refusal. */
const FAILURES = 'src/web/i18n/failures/failure-texts.ts'

const inWeb = (folders: readonly string[]) => folders.map((folder) => `src/web/${folder}`)

/** Catalogues that a page loads when its screen speaks them (src/web/i18n/languages.ts). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'nl'],
  catalogs: [
    { path: 'languages/{locale}/messages', include: inWeb(ALWAYS), exclude: [FAILURES] },
    {
      path: 'languages/{locale}/browsing',
      include: ['src/web/screens'],
      exclude: inWeb([...ALWAYS, ...LISTING, ...BUYING, ...RECEIVING, 'screens/account']),
    },
    { path: 'languages/{locale}/listing', include: inWeb(LISTING) },
    { path: 'languages/{locale}/buying', include: inWeb(BUYING) },
    { path: 'languages/{locale}/receiving', include: inWeb(RECEIVING) },
    { path: 'languages/{locale}/account', include: inWeb(ACCOUNT) },
    { path: 'languages/{locale}/failures', include: [FAILURES] },
  ],
  compileNamespace: 'es',
  orderBy: 'message',
})
