import { useEffect } from 'react'
import { OrderGiftsDocument, type OrderGiftsFragment } from '#generated/documents.ts'
import { usePageAnswer } from '../../data/use-page-answer.ts'
import { useAsk } from '../../session/use-shop.ts'

const ASK_AGAIN_MS = 30_000

/** Refreshes the order, because a gift may be sent or opened while its buyer has this page open. */
export function useFollowedOrder(token: string, loaded: OrderGiftsFragment) {
  const ask = useAsk()
  const [order, setOrder] = usePageAnswer(loaded)
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return
      const { giftStates } = await ask(OrderGiftsDocument, { token })
      // A correction made in the meantime is newer than this answer.
      if (giftStates) setOrder((shown) => (shown === order ? giftStates : shown))
    }
    const follow = () => void look().catch(() => undefined)
    const timer = setInterval(follow, ASK_AGAIN_MS)
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [ask, token, order, setOrder])
  return [order, setOrder] as const
}
