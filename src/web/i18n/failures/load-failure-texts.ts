import { setupI18n } from '@lingui/core'
import { loadTexts } from '../languages.ts'
import { type TranslateFailure, translateFailure } from './translate-failure.ts'

export async function loadFailureTexts(language: string): Promise<TranslateFailure> {
  const messages = await loadTexts(language, 'failures')
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (failure) => translateFailure(i18n, failure)
}
