import { useState } from 'react'
import { useHydrated } from '../../client/hydrated.ts'
import { keepStored, readStored } from '../../client/stored.ts'
import type { ReceiverValues } from './shipping/receiver-values.ts'
import type { YourData } from './your-data/your-data.ts'

/** What was typed and not yet sent: it outlives a reload, a step back and a failed payment, and goes with the tab. */
export type CheckoutDraft = {
  yourData?: Partial<YourData>
  /** By the name of its form: whose receiver is being changed. */
  receivers?: Readonly<Record<string, Partial<ReceiverValues> | undefined>>
  paymentMethod?: string
  issuer?: string
  cardType?: string
  newsletter?: boolean
  acceptTerms?: boolean
}

const KEY = 'checkout-draft'

export function readDraft(): CheckoutDraft {
  try {
    return (JSON.parse(readStored(KEY, 'sessionStorage') ?? '{}') ?? {}) as CheckoutDraft
  } catch {
    return {}
  }
}

/** Empty until the page is awake: what a tab remembers, the server that drew it does not know. */
export function useDraft(): CheckoutDraft {
  const isAwake = useHydrated()
  const [draft] = useState(() => (isAwake ? readDraft() : {}))
  return draft
}

export function keepDraft(changes: { [part in keyof CheckoutDraft]: CheckoutDraft[part] | undefined }): void {
  keepStored(KEY, JSON.stringify({ ...readDraft(), ...changes }), 'sessionStorage')
}

/** Once it is paid, the next order begins anew; who the buyer is stays known for as long as the tab is open. */
export function finishDraft(): void {
  const { yourData } = readDraft()
  keepStored(KEY, JSON.stringify(yourData ? { yourData } : {}), 'sessionStorage')
}
