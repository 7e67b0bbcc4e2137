import { useMemo, useSyncExternalStore } from 'react'
import { type Consent, parseConsent } from '#shared/consent.ts'
import { CONSENT_EVENT } from '../../tracking/consent.ts'

/** What the visitor allows; undefined until they have decided. */
export function useConsent(): Consent | undefined {
  const cookies = useSyncExternalStore(subscribe, () => document.cookie)
  return useMemo(() => parseConsent(cookies), [cookies])
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CONSENT_EVENT, onChange)
  return () => removeEventListener(CONSENT_EVENT, onChange)
}
