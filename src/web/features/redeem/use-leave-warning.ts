import { useCallback, useEffect } from 'react'
import { useHref } from '../../session/use-shop.ts'

/** Spec §4: 'Leave site? Changes you made may not be saved.' Browsers show these words themselves. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Warns before the tab is closed, or redeeming is left by a link, while a card is held. Returns how to detach it, for leaving on purpose. */
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
