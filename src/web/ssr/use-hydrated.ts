import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * False on the server and while the page is being hydrated, then true: what needs script waits for it (spec §4, Controls). Hydration changes all the
 * buttons of a page, so it does that in a transition; components that appear later are hydrated from the start.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  const isHydrating = useRef(false)
  // The last is asked while the server's page is hydrated and never else.
  const appearedLater = useSyncExternalStore(
    subscribeToNothing,
    () => !isHydrating.current,
    () => {
      isHydrating.current = true
      return false
    },
  )
  useEffect(() => {
    if (isHydrating.current) startTransition(() => setHydrated(true))
  }, [])
  return isHydrated || appearedLater
}

function subscribeToNothing(): () => void {
  return () => {}
}
