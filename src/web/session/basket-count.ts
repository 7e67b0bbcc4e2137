import { useSyncExternalStore } from 'react'

let count: number | undefined
const listeners = new Set<() => void>()

/** How many cards lie in the basket; undefined while nobody has asked. */
export function useBasketCount(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  )
}

/** This tab has heard what lies in the basket. */
export function setBasketCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
