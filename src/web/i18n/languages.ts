import type { I18n, Messages } from '@lingui/core'
import { findRoute, type RouteName, type Vocabulary } from '../../shared/paths.ts'

/** A language as every page needs it: the texts of chrome and blocks, and URL words. */
export type Language = { messages: Messages; paths: Vocabulary }

/** What else is a catalogue of its own (lingui.config.ts), and the routes whose screens speak it. */
const ROUTES_OF_TEXTS = {
  browsing: [
    'allCategories',
    'blog',
    'blogArticle',
    'businessProduct',
    'choiceGiftCard',
    'contact',
    'giftCard',
    'location',
    'locations',
    'newsletterConfirm',
    'occasion',
    'occasions',
  ],
  listing: ['category', 'giftCards'],
  buying: ['cart', 'checkout', 'checkoutSuccess', 'choiceGiftCard', 'giftCard', 'orderGifts', 'processingPayment', 'thankYou'],
  receiving: ['gift', 'orderGifts'],
  account: [
    'account',
    'accountDetails',
    'accountOrders',
    'accountOverview',
    'addressBook',
    'confirmEmail',
    'forgotPassword',
    'forgotPasswordSuccess',
    'login',
    'newPassword',
    'newPasswordSuccess',
    'register',
    'registerSuccess',
  ],
  failures: [],
} as const satisfies Record<string, readonly RouteName[]>

type Texts = 'messages' | keyof typeof ROUTES_OF_TEXTS

const PATHS = import.meta.glob<{ paths: Vocabulary }>('/languages/*/paths.ts')
const TEXTS = import.meta.glob<{ messages: Messages }>('/languages/*/*.mjs')

const loaded = new Map<string, Language>()

/** Each language is chunks of its own, so a page loads one. */
export async function loadLanguage(code: string): Promise<Language> {
  const known = loaded.get(code)
  if (known) return known
  const [messages, words] = await Promise.all([loadTexts(code, 'messages'), PATHS[`/languages/${code}/paths.ts`]?.()])
  if (!words) throw new Error(`Language ${code} has no folder`)
  const language = { messages, paths: words.paths }
  loaded.set(code, language)
  return language
}

/** Gives a page the texts of its screen, before it is drawn. */
export async function loadScreenTexts(i18n: I18n, canonicalPath: string): Promise<void> {
  const route = findRoute(canonicalPath)
  const needed = Object.entries<readonly RouteName[]>(ROUTES_OF_TEXTS).filter(([, routes]) => route && routes.includes(route))
  const texts = await Promise.all(needed.map(([name]) => loadTexts(i18n.locale, name as Texts)))
  for (const messages of texts) i18n.load(i18n.locale, messages)
}

/** Texts not yet translated are English. */
export async function loadTexts(language: string, name: Texts): Promise<Messages> {
  const load = TEXTS[`/languages/${language}/${name}.mjs`] ?? TEXTS[`/languages/en/${name}.mjs`]
  if (!load) throw new Error(`The texts "${name}" are not compiled`)
  return (await load()).messages
}
