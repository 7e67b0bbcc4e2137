import { FAILURES, type FailureName } from '#shared/failures.ts'

/** The texts of "EMAIL_INVALID.email,MESSAGE_REQUIRED.message", from the address after a form was sent without script. Unknown words are dropped. */
export async function readRefused(refused: string | undefined, language: string): Promise<string[]> {
  const failures = (refused ?? '').split(',').flatMap((word) => {
    const [name = '', ...parameter] = word.split('.')
    return Object.hasOwn(FAILURES, name) ? [{ name: name as FailureName, parameter: parameter.at(-1) ?? '' }] : []
  })
  if (failures.length === 0) return []
  const { loadFailureTexts } = await import('./load-failure-texts.ts')
  const translate = await loadFailureTexts(language)
  return [...new Set(failures.map(translate))]
}
