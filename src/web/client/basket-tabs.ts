import { setBasketCount } from './basket.ts'

let channel: BroadcastChannel | undefined

/** Tabs of one shop tell each other; a browser that knows no channels has tabs that find out at their next page. */
function openChannel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new BroadcastChannel('basket')
  return channel
}

/** This tab has changed the basket: the others shall know, also when the number of cards has stayed. */
export function tellBasketChanged(next: number): void {
  setBasketCount(next)
  openChannel()?.postMessage(next)
}

/** Hears of changes in other tabs until told to stop. */
export function listenToBasket(onChange?: () => void): () => void {
  const hear = ({ data }: MessageEvent<number>) => {
    setBasketCount(data)
    onChange?.()
  }
  openChannel()?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
