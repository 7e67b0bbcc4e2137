import type { ReactNode } from 'react'
import { useHydrated } from '../../ssr/use-hydrated.ts'

type HydratedFormProps = { reason: ReactNode; children: (key: string) => ReactNode }

/** Without script it explains why its fields stay disabled. */
export function HydratedForm({ reason, children }: HydratedFormProps) {
  const isHydrated = useHydrated()
  return (
    <>
      <NeedsScript>{reason}</NeedsScript>
      <HydratedFields>{children(isHydrated ? 'hydrated' : 'server')}</HydratedFields>
    </>
  )
}

/** Disabled until hydration, because text typed earlier would be lost. They look enabled before, so that nothing flickers (styles.css). */
export function HydratedFields({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <fieldset disabled={!isHydrated} className="hydrated-fields contents unscripted:*:opacity-50">
      {children}
    </fieldset>
  )
}

export function NeedsScript({ children }: { children: ReactNode }) {
  return <p className="hidden rounded-card bg-danger-pale p-4 font-medium unscripted:block">{children}</p>
}
