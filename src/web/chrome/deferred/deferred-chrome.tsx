import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { useOpenedModal } from '../../session/opened-modal.ts'
import { whenIdle } from '../../ssr/when-idle.ts'

const DeferredParts = lazy(async () => ({ default: (await import('./deferred-parts.tsx')).DeferredParts }))

/** Parts that are not visible at first are loaded when the browser is idle, or when a modal is opened. */
export function DeferredChrome() {
  const isAsked = useOpenedModal() !== undefined
  const isIdle = useIdle()
  if (!isAsked && !isIdle) return null
  return (
    <Suspense>
      <DeferredParts />
    </Suspense>
  )
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const wait = () => whenIdle(() => startTransition(() => setIdle(true)))
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => removeEventListener('load', wait)
  }, [])
  return isIdle
}
