import { setBasketCount } from './basket-count.ts'

/** Instead of a number of cards: whoever uses another tab next is not to find what it shows and remembers of the customer. */
export const LOGGED_OUT = -1

let channel: BroadcastChannel | undefined

/** Tabs of one shop tell each other; a browser that knows no channels has tabs that find out at their next page. */
function openChannel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new BroadcastChannel('basket')
  return channel
}

/** This tab has changed the basket: the others shall know, also when the number of cards has stayed. */
export function notifyBasketChanged(next: number): void {
  setBasketCount(next)
  openChannel()?.postMessage(next)
}

/** Hears of changes in other tabs until told to stop. */
export function listenToBasket(onChange?: () => void): () => void {
  const hear = ({ data }: MessageEvent<number>) => {
    setBasketCount(data)
    if (data === LOGGED_OUT) {
      location.reload()
      // Last: where a browser lets us keep nothing, this throws.
      sessionStorage.clear()
    }
    onChange?.()
  }
  openChannel()?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
