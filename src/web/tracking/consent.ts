import { type Consent, type OptionalCookies, parseConsent, writeConsent } from '../../shared/consent.ts'

/** Dispatched when the visitor changes their decision. */
export const CONSENT_EVENT = 'ribbon:consent'

/** Undefined until the visitor has decided. */
export function readConsent(): Consent | undefined {
  return parseConsent(document.cookie)
}

export function isAllowed(kind: OptionalCookies): boolean {
  return readConsent()?.includes(kind) ?? false
}

export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers and on pages without TLS
  document.cookie = writeConsent(consent, location.protocol === 'https:')
  dispatchEvent(new Event(CONSENT_EVENT))
}
