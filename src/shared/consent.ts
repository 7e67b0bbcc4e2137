/** The kinds of cookies that need consent. */
export const OPTIONAL_COOKIES = ['preferences', 'statistics', 'marketing'] as const

export type OptionalCookies = (typeof OPTIONAL_COOKIES)[number]
/** The kinds that a visitor allows; necessary cookies need no consent. */
export type Consent = readonly OptionalCookies[]

export const CONSENT_COOKIE = 'consent'
/** After half a year the visitor is asked again. */
const SIX_MONTHS_SECONDS = 182 * 24 * 60 * 60
/** The first word of the value; alone it means that the visitor refused all optional cookies. */
const NECESSARY = 'necessary'

/** The visitor's decision; undefined before it. Unknown words are ignored. */
export function parseConsent(cookies: string): Consent | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1)
  if (!value) return undefined
  const words = value.split('.')
  return OPTIONAL_COOKIES.filter((kind) => words.includes(kind))
}

/** The cookie that stores a decision, in the format of `document.cookie`. */
export function writeConsent(consent: Consent, isSecure: boolean): string {
  const value = [NECESSARY, ...OPTIONAL_COOKIES.filter((kind) => consent.includes(kind))].join('.')
  return `${CONSENT_COOKIE}=${value}; path=/; max-age=${SIX_MONTHS_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`
}
