/** A visitor waits no longer than this. */
const TIMEOUT_MS = 20_000

/** Fetches a puzzle and lets this machine solve it: proof for one form. Loaded only by a form that is being sent. */
export async function solveCaptcha(): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch('/captcha', { signal })
  if (!response.ok) throw new Error(`No puzzle: ${response.status}`)
  const challenge: unknown = await response.json()
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise((solved, failed) => {
      worker.onmessage = ({ data }) => solved(data)
      worker.onerror = failed
      signal.onabort = failed
      worker.postMessage(challenge)
    })
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    worker.terminate()
  }
}
