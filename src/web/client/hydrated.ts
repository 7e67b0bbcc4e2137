import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * False on the server and while the page is being hydrated, true from then on: what needs script waits for it (spec §4, Controls). A page that wakes
 * changes all its buttons, so it does that bit by bit; on a page that is long awake everything is so from the beginning.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  const isLongAwake = useSyncExternalStore(subscribeToNothing, readLongAwake, () => false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated || isLongAwake
}

function subscribeToNothing(): () => void {
  return () => {}
}

/** All of it has been drawn (draw-rest.ts), which comes last. */
function readLongAwake(): boolean {
  return document.documentElement.dataset.drawn !== undefined
}
