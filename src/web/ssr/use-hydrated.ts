import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * False on the server and while the page is being hydrated, true from then on: what needs script waits for it (spec §4, Controls). A page that wakes
 * changes all its buttons, so it does that bit by bit; what appears later is awake from the beginning.
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
