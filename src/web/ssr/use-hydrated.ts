import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * False on the server and during hydration, then true: controls that need script wait for it (spec §4, Controls). Hydration changes all buttons of a
 * page, so it happens in a transition; components that are rendered later are hydrated from the start.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  const isHydrating = useRef(false)
  // React calls the last function only while it hydrates the server's page.
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
