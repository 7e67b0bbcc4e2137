import { setBasketCount } from './basket-count.ts'

/** Sent instead of a number of cards, so that the other tabs forget the customer too. */
export const LOGGED_OUT = -1

let channel: BroadcastChannel | undefined

/** Without BroadcastChannel, other tabs see the change on their next page. */
function openChannel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new BroadcastChannel('basket')
  return channel
}

/** Notifies the other tabs of a changed basket, even when the number of cards is the same. */
export function notifyBasketChanged(next: number): void {
  setBasketCount(next)
  openChannel()?.postMessage(next)
}

/** Listens to changes in other tabs. Returns a function that stops it. */
export function listenToBasket(onChange?: () => void): () => void {
  const receive = ({ data }: MessageEvent<number>) => {
    setBasketCount(data)
    if (data === LOGGED_OUT) {
      location.reload()
      // Last, because it throws in a browser that blocks storage.
      sessionStorage.clear()
    }
    onChange?.()
  }
  openChannel()?.addEventListener('message', receive)
  return () => channel?.removeEventListener('message', receive)
}
