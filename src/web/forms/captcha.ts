/** The longest time that a visitor waits. */
const TIMEOUT_MS = 20_000

/** Fetches a puzzle and solves it on this device: the captcha proof for one form. The code is loaded only when a form is sent. */
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
