import { useSyncExternalStore } from 'react'

/** Tabs of one shop tell each other. */
const CHANNEL = 'basket'

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
  keep(next)
}

/** This tab has changed the basket: the others shall know, also when the number of cards has stayed. */
export function tellBasketChanged(next: number): void {
  keep(next)
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(next)
  channel.close()
}

/** Hears of changes in other tabs until told to stop. */
export function listenToBasket(onChange: (count: number) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<number>) => {
    keep(data)
    onChange(data)
  }
  return () => channel.close()
}

function keep(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
