import type { ReactNode } from 'react'
import { useHydrated } from '../../ssr/use-hydrated.ts'

type HydratedFormProps = { reason: ReactNode; children: (key: string) => ReactNode }

/** Disabled until hydration, because text typed earlier would be lost. Without script it explains why. */
export function HydratedForm({ reason, children }: HydratedFormProps) {
  const isHydrated = useHydrated()
  return (
    <>
      <NeedsScript>{reason}</NeedsScript>
      <fieldset disabled={!isHydrated} className="contents">
        {children(isHydrated ? 'hydrated' : 'server')}
      </fieldset>
    </>
  )
}

export function NeedsScript({ children }: { children: ReactNode }) {
  return <p className="hidden rounded-card bg-danger-pale p-4 font-medium unscripted:block">{children}</p>
}
