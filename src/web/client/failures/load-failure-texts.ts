import { type Messages, setupI18n } from '@lingui/core'
import { type TranslateFailure, translateFailure } from './translate-failure.ts'

/** A catalogue of its own, so that pages on which nothing is refused do not carry it. */
const MESSAGES = import.meta.glob<{ messages: Messages }>('/languages/*/failures.mjs')

/** Texts not yet translated are English. */
export async function loadFailureTexts(language: string): Promise<TranslateFailure> {
  const load = MESSAGES[`/languages/${language}/failures.mjs`] ?? MESSAGES['/languages/en/failures.mjs']
  if (!load) throw new Error('The texts of failures are not compiled')
  const { messages } = await load()
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (failure) => translateFailure(i18n, failure)
}
