import type { Messages } from '@lingui/core'
import type { Vocabulary } from '../../shared/paths.ts'

/** A language as a page needs it: interface texts and URL words. */
export type Language = { messages: Messages; paths: Vocabulary }

const PATHS = import.meta.glob<{ paths: Vocabulary }>('/languages/*/paths.ts')
const MESSAGES = import.meta.glob<{ messages: Messages }>('/languages/*/messages.mjs')

const loaded = new Map<string, Language>()

/** Each language is chunks of its own, so a page loads one. Interface texts not yet translated are English. */
export async function loadLanguage(code: string): Promise<Language> {
  const known = loaded.get(code)
  if (known) return known
  const [texts, words] = await Promise.all([
    (MESSAGES[`/languages/${code}/messages.mjs`] ?? MESSAGES['/languages/en/messages.mjs'])?.(),
    PATHS[`/languages/${code}/paths.ts`]?.(),
  ])
  if (!texts || !words) throw new Error(`Language ${code} has no folder`)
  const language = { messages: texts.messages, paths: words.paths }
  loaded.set(code, language)
  return language
}
