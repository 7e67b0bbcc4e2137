import { useEffect } from 'react'
import { CART_HINT_COOKIE, SESSION_HINT_COOKIE } from '#shared/hint-cookies.ts'
import { useAsk } from '../../session/use-shop.ts'

/** Loads nothing for a visitor without a basket. They may fill one in another tab, so it checks again when they return to this tab. */
export function useBasket(): void {
  const ask = useAsk()
  useEffect(() => {
    const end = new AbortController()
    const look = () => {
      if (end.signal.aborted || !document.cookie.match(`(${CART_HINT_COOKIE}|${SESSION_HINT_COOKIE})=`)) return
      document.removeEventListener('visibilitychange', look)
      void import('../../session/follow-basket.ts').then(({ followBasket }) => {
        if (!end.signal.aborted) end.signal.addEventListener('abort', followBasket(ask))
      })
    }
    document.addEventListener('visibilitychange', look, end)
    look()
    return () => end.abort()
  }, [ask])
}
