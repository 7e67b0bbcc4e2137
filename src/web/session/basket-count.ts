import { useSyncExternalStore } from 'react'

let count: number | undefined
const listeners = new Set<() => void>()

/** The number of cards in the basket; undefined until it is loaded. */
export function useBasketCount(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  )
}

export function setBasketCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
