import { useCallback, useEffect } from 'react'
import { useHref } from '../../session/use-shop.ts'

/** Spec §4: 'Leave site? Changes you made may not be saved.' Browsers show these words themselves. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Warns before the tab is closed, or redeeming is left by a link, while a card is held. Returns how to detach it, for leaving on purpose. */
export function useLeaveWarning(): () => void {
  const redeeming = useHref()('balance')
  const detach = useCallback(() => window.removeEventListener('beforeunload', warn), [])
  useEffect(() => {
    const load = (event: MouseEvent) => leadsAway(event.target, redeeming) && event.stopPropagation()
    window.addEventListener('beforeunload', warn)
    // Before the listener that navigates without a load: only a load is asked about.
    document.addEventListener('click', load, { capture: true })
    return () => {
      detach()
      document.removeEventListener('click', load, { capture: true })
    }
  }, [redeeming, detach])
  return detach
}

function leadsAway(target: EventTarget | null, redeeming: string): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  return Boolean(link?.href) && !link?.target && !link?.pathname.startsWith(redeeming)
}
