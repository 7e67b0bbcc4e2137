import { forgetStored, readStored, writeStored } from '../../session/storage.ts'
import { readConsent } from '../../tracking/consent.ts'

const KEY = 'promo-seen'

export function isPromoSeen(campaign: string): boolean {
  return readStored(KEY) === campaign || readStored(KEY, 'sessionStorage') === campaign
}

/** Saved only for this visit if the visitor refused preference cookies. */
export function savePromoSeen(campaign: string): void {
  const isRefused = readConsent()?.includes('preferences') === false
  writeStored(KEY, campaign, isRefused ? 'sessionStorage' : 'localStorage')
}

/** Called when the visitor withdraws consent to preference cookies. */
export function forgetSeenPromo(): void {
  forgetStored(KEY)
}
