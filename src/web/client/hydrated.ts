import { useSyncExternalStore } from 'react'

/** False on the server and while the page is being hydrated, true from then on: what needs script waits for it (spec §4, Controls). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing(): () => void {
  return () => {}
}
