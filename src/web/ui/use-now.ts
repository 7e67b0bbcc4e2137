import { useSyncExternalStore } from 'react'

/** The time of the visitor's clock, to the second; undefined on the server, because a page for everyone knows no time. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    listenToClock,
    () => Math.floor(Date.now() / 1000) * 1000,
    () => undefined,
  )
}

/** A sleeping tab's timers sleep too: it looks at the clock when it is seen again. */
function listenToClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  document.addEventListener('visibilitychange', onTick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}
