import { lazy, Suspense, useEffect, useState } from 'react'
import { useOpenedModal } from '../../client/opened-modal.ts'

const LaterParts = lazy(async () => ({ default: (await import('./later-parts.tsx')).LaterParts }))

/** What nobody sees at once comes when the browser has nothing else to do, or when it is asked for. */
export function LaterChrome() {
  const isAsked = useOpenedModal() !== undefined
  const isIdle = useIdle()
  if (!isAsked && !isIdle) return null
  return (
    <Suspense>
      <LaterParts />
    </Suspense>
  )
}

/** A browser that is never idle is asked no longer than this; one that cannot tell is given a moment. */
const LONGEST_WAIT_MS = 2000
const ABOUT_IDLE_MS = 300

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const settle = () => setIdle(true)
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(settle, { timeout: LONGEST_WAIT_MS })
        : setTimeout(settle, ABOUT_IDLE_MS)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => removeEventListener('load', wait)
  }, [])
  return isIdle
}
