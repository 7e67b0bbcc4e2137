import { forgetStored, readStored, writeStored } from '../../session/storage.ts'
import { readConsent } from '../../tracking/consent.ts'

const KEY = 'promo-seen'

export function isPromoSeen(campaign: string): boolean {
  return readStored(KEY) === campaign || readStored(KEY, 'sessionStorage') === campaign
}

/** Visitors who refused cookies for preferences are remembered for this visit only. */
export function savePromoSeen(campaign: string): void {
  const isRefused = readConsent()?.includes('preferences') === false
  writeStored(KEY, campaign, isRefused ? 'sessionStorage' : 'localStorage')
}

/** Visitors who withdraw that consent are no longer remembered. */
export function forgetSeenPromo(): void {
  forgetStored(KEY)
}
