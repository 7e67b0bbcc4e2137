import type { I18n, Messages } from '@lingui/core'
import type { Vocabulary } from '../../shared/paths.ts'

/** The part of a language that every page needs: the texts of chrome and blocks, and URL words. */
export type Language = { messages: Messages; paths: Vocabulary }

const PATHS = import.meta.glob<{ paths: Vocabulary }>('/languages/*/paths.ts')
const TEXTS = import.meta.glob<{ messages: Messages }>('/languages/*/*.mjs')

const loaded = new Map<string, Language>()

/** Each language has chunks of its own, so a page loads only one. */
export async function loadLanguage(code: string): Promise<Language> {
  const known = loaded.get(code)
  if (known) return known
  const [messages, footer, words] = await Promise.all([
    loadTexts(code, 'shop'),
    // The browser never renders this.
    import.meta.env.SSR ? loadTexts(code, 'footer') : {},
    PATHS[`/languages/${code}/paths.ts`]?.(),
  ])
  if (!words) throw new Error(`Language ${code} has no folder`)
  const language = { messages: { ...messages, ...footer }, paths: words.paths }
  loaded.set(code, language)
  return language
}

/** Loads the texts of a page's screen before it is rendered. */
export async function loadScreenTexts(i18n: I18n, part: string | undefined): Promise<void> {
  if (part) i18n.load(i18n.locale, await loadTexts(i18n.locale, part))
}

/** Texts that are not translated yet are English. */
export async function loadTexts(language: string, part: string): Promise<Messages> {
  const load = TEXTS[`/languages/${language}/${part}.mjs`] ?? TEXTS[`/languages/en/${part}.mjs`]
  if (!load) throw new Error(`The texts "${part}" are not compiled`)
  return (await load()).messages
}
