import { forgetStored, readStored, writeStored } from '../../session/storage.ts'
import { readConsent } from '../../tracking/consent.ts'
import { expiryOf, isDismissed } from './banner-rules.ts'

const KEY = 'store-switcher-dismissed-until'

export function isBannerDismissed(): boolean {
  return isDismissed(readStored(KEY), Date.now()) || isDismissed(readStored(KEY, 'sessionStorage'), Date.now())
}

/** Kept for two days; who refused cookies for preferences is remembered for this visit alone. */
export function saveBannerDismissed(): void {
  const isRefused = readConsent()?.includes('preferences') === false
  writeStored(KEY, String(expiryOf(Date.now())), isRefused ? 'sessionStorage' : 'localStorage')
}

/** Whoever withdraws their leave is no longer remembered. */
export function forgetDismissedBanner(): void {
  forgetStored(KEY)
}
