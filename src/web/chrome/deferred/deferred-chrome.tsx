import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { useOpenedModal } from '../../session/opened-modal.ts'
import { whenIdle } from '../../ssr/when-idle.ts'

const DeferredParts = lazy(async () => ({ default: (await import('./deferred-parts.tsx')).DeferredParts }))

/** Parts that are not visible at first are loaded when the browser is idle, or when a modal is opened. They stay when that modal closes before the browser is idle. */
export function DeferredChrome() {
  const isAsked = useOpenedModal() !== undefined
  const [isNeeded, setNeeded] = useState(false)
  if (isAsked && !isNeeded) setNeeded(true)
  useEffect(() => {
    const wait = () => whenIdle(() => startTransition(() => setNeeded(true)))
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => removeEventListener('load', wait)
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <DeferredParts />
    </Suspense>
  )
}
