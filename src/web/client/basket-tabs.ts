import { setBasketCount } from './basket.ts'

/** Tabs of one shop tell each other; a browser that knows no channels has tabs that find out at their next page. */
const CHANNEL = 'basket'
/** A channel also tells the tab that speaks. */
const TAB = Math.random()

type Told = { count: number; tab: number }

/** This tab has changed the basket: the others shall know, also when the number of cards has stayed. */
export function tellBasketChanged(next: number): void {
  setBasketCount(next)
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ count: next, tab: TAB } satisfies Told)
  channel.close()
}

/** Hears of changes, in other tabs or in this one, until told to stop. */
export function listenToBasket(onChange?: (isOwn: boolean) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data: { count, tab } }: MessageEvent<Told>) => {
    setBasketCount(count)
    onChange?.(tab === TAB)
  }
  return () => channel.close()
}
