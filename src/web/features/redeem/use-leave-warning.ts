import { useCallback, useEffect } from 'react'
import { useHref } from '../../session/use-shop.ts'

/** Spec §4: 'Leave site? Changes you made may not be saved.' Browsers show their own words. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Warns before the tab is closed, or before a link leaves the redeem pages, while a card is held. Returns a function that turns the warning off for an
 * intended exit.
 */
export function useLeaveWarning(): () => void {
  const redeeming = useHref()('balance')
  const detach = useCallback(() => {
    window.removeEventListener('beforeunload', warn)
    delete document.documentElement.dataset.loadOutside
  }, [])
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    document.documentElement.dataset.loadOutside = redeeming
    return detach
  }, [redeeming, detach])
  return detach
}
