import { forgetStored, readStored, writeStored } from '../../session/storage.ts'
import { readConsent } from '../../tracking/consent.ts'
import { expiryOf, isDismissed } from './banner-rules.ts'

const KEY = 'store-switcher-dismissed-until'

export function isBannerDismissed(): boolean {
  return isDismissed(readStored(KEY), Date.now()) || isDismissed(readStored(KEY, 'sessionStorage'), Date.now())
}

/** Saved for two days; without consent to preference cookies, only for this visit. */
export function saveBannerDismissed(): void {
  const isRefused = readConsent()?.includes('preferences') === false
  writeStored(KEY, String(expiryOf(Date.now())), isRefused ? 'sessionStorage' : 'localStorage')
}

/** Called when the visitor withdraws consent. */
export function forgetDismissedBanner(): void {
  forgetStored(KEY)
}
