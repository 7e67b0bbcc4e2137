import type { ReactNode } from 'react'
import { useHydrated } from '../../ssr/use-hydrated.ts'

type AwakeFormProps = { reason: ReactNode; children: (key: string) => ReactNode }

/** Nothing can be typed before the script can keep and send it: it would be lost. Without script, that is said. */
export function AwakeForm({ reason, children }: AwakeFormProps) {
  const isAwake = useHydrated()
  return (
    <>
      <NeedsScript>{reason}</NeedsScript>
      <fieldset disabled={!isAwake} className="contents">
        {children(isAwake ? 'awake' : 'asleep')}
      </fieldset>
    </>
  )
}

export function NeedsScript({ children }: { children: ReactNode }) {
  return <p className="hidden rounded-card bg-danger-pale p-4 font-medium unscripted:block">{children}</p>
}
