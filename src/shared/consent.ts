/** What a visitor may allow beside what the shop cannot do without. */
export const OPTIONAL_COOKIES = ['preferences', 'statistics', 'marketing'] as const

export type OptionalCookies = (typeof OPTIONAL_COOKIES)[number]
/** The kinds a visitor allows; what is necessary needs no consent. */
export type Consent = readonly OptionalCookies[]

export const CONSENT_COOKIE = 'consent'
/** Asked again after half a year. */
const SIX_MONTHS_SECONDS = 182 * 24 * 60 * 60
/** Stands for "decided, and allows nothing more". */
const NECESSARY = 'necessary'

/** What the visitor has decided; undefined until they have. An unknown word allows nothing. */
export function parseConsent(cookies: string): Consent | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1)
  if (!value) return undefined
  const words = value.split('.')
  return OPTIONAL_COOKIES.filter((kind) => words.includes(kind))
}

/** The cookie that stores a decision, as `document.cookie` takes it. */
export function writeConsent(consent: Consent, isSecure: boolean): string {
  const value = [NECESSARY, ...OPTIONAL_COOKIES.filter((kind) => consent.includes(kind))].join('.')
  return `${CONSENT_COOKIE}=${value}; path=/; max-age=${SIX_MONTHS_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`
}
