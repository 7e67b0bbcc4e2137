import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { useOpenedModal } from '../../session/opened-modal.ts'
import { whenIdle } from '../../ssr/when-idle.ts'

const DeferredParts = lazy(async () => ({ default: (await import('./deferred-parts.tsx')).DeferredParts }))

/** What nobody sees at once comes when the browser has nothing else to do, or when it is asked for. */
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
