const LONGEST_WAIT_MS = 1000

/** Runs something when the browser has nothing else to do; gives the way to stop it. Safari knows no idle times. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(handle)
}
