import type { FailureName } from '#shared/failures.ts'
import type { Refused } from './read-refusal.ts'

/** The text of the refusal in an address. Failures and their texts are loaded only when there is one. */
export async function loadRefusal(search: Refused, language: string, other?: FailureName): Promise<string | null> {
  if (!search.refused) return null
  const [{ loadFailureTexts }, { readRefusal }] = await Promise.all([
    import('./load-failure-texts.ts'),
    import('./read-refusal.ts'),
  ])
  const translate = await loadFailureTexts(language)
  return translate(readRefusal(search, other))
}
