import { useSyncExternalStore } from 'react'

/** The visitor's time, to the second; undefined on the server, because a cached page must not contain a time. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    listenToClock,
    () => Math.floor(Date.now() / 1000) * 1000,
    () => undefined,
  )
}

/** Timers stop in a sleeping tab, so the clock is read again when the tab becomes visible. */
function listenToClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  document.addEventListener('visibilitychange', onTick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}
