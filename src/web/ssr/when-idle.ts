const LONGEST_WAIT_MS = 1000

/** Calls `run` when the browser is idle, and returns a function that cancels it. Safari has no idle callback. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(handle)
}
