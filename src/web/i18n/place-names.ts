import { memoize } from '../../shared/memoize.ts'
import { formatOnce } from '../ssr/formatted-texts.ts'

const regions = memoize((locale) => new Intl.DisplayNames([locale], { type: 'region' }))
const languages = memoize((locale) => new Intl.DisplayNames([locale], { type: 'language' }))

/** "GB" in British English is "United Kingdom". */
export function countryName(code: string, locale: string): string {
  return formatOnce(() => regions(locale).of(code) ?? code, 'country', code, locale)
}

/** "nl" is "Dutch". Some languages write language names in lower case, but here they stand alone, so they start with a capital. */
export function languageName(code: string, locale: string): string {
  const name = formatOnce(() => languages(locale).of(code) ?? code, 'language', code, locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
