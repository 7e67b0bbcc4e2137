import { useCallback, useEffect } from 'react'

/** Spec §4: 'Leave site? Changes you made may not be saved.' Browsers show these words themselves. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Warns before the tab is closed while something is being redeemed. Returns how to detach it, for leaving on purpose. */
export function useLeaveWarning(isRedeeming: boolean): () => void {
  const detach = useCallback(() => window.removeEventListener('beforeunload', warn), [])
  useEffect(() => {
    if (isRedeeming) window.addEventListener('beforeunload', warn)
    return detach
  }, [isRedeeming, detach])
  return detach
}
