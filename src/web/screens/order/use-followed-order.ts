import { useEffect } from 'react'
import { OrderGiftsDocument, type OrderGiftsFragment } from '../../../generated/documents.ts'
import { usePageAnswer } from '../../data/use-page-answer.ts'
import { useAsk } from '../../session/use-shop.ts'

const ASK_AGAIN_MS = 30_000

/** A gift goes out, and is opened, while its buyer has this page open. */
export function useFollowedOrder(token: string, loaded: OrderGiftsFragment) {
  const ask = useAsk()
  const [order, setOrder] = usePageAnswer(loaded)
  useEffect(() => {
    // An answer that was asked for before a correction is older than it.
    let isOver = false
    const look = async () => {
      if (document.hidden) return
      const { giftStates } = await ask(OrderGiftsDocument, { token })
      if (!isOver && giftStates) setOrder(giftStates)
    }
    const follow = () => void look().catch(() => undefined)
    const timer = setInterval(follow, ASK_AGAIN_MS)
    document.addEventListener('visibilitychange', follow)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [ask, token, order, setOrder])
  return [order, setOrder] as const
}
