import { setBasketCount } from './basket.ts'

/** Tabs of one shop tell each other; a browser that knows no channels has tabs that find out at their next page. */
const CHANNEL = 'basket'

/** This tab has changed the basket: the others shall know, also when the number of cards has stayed. */
export function tellBasketChanged(next: number): void {
  setBasketCount(next)
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(next)
  channel.close()
}

/** Hears of changes in other tabs until told to stop. */
export function listenToBasket(onChange?: (count: number) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<number>) => {
    setBasketCount(data)
    onChange?.(data)
  }
  return () => channel.close()
}
