import { useRef, useState } from 'react'
import type { CheckoutCartFragment, SetDeliveryInput } from '../../../../generated/documents.ts'
import { keepDraft, readDraft, useDraft } from '../checkout-draft.ts'
import type { ReceiverValues } from './receiver-values.ts'

/** The name of the form that says where all parcels go; every other goes by the id of its shipment. */
export const ALL_PARCELS = 'all'

export type OpenForms = ReturnType<typeof useOpenForms>

/** The forms being filled in: open again after a reload, and saved before anybody goes on. */
export function useOpenForms() {
  const { receivers = {} } = useDraft()
  const [names, setNames] = useState<readonly string[]>(Object.keys(receivers))
  const saves = useRef(new Map<string, () => Promise<CheckoutCartFragment | undefined>>())
  return {
    isOpen: (name: string) => names.includes(name),
    open: (name: string) => {
      keepReceiver(name, {})
      setNames((known) => [...known, name])
    },
    /** What was typed there is saved by now, or wanted no more. */
    close: (...closed: string[]) => {
      for (const name of closed) keepReceiver(name, undefined)
      setNames((known) => known.filter((name) => !closed.includes(name)))
    },
    /** How each is saved: the cart as it is then, or undefined when something is wrong with what was typed. */
    saves,
  }
}

export function keepReceiver(name: string, values: Partial<ReceiverValues> | undefined): void {
  keepDraft({ receivers: { ...readDraft().receivers, [name]: values } })
}

/** What is said elsewhere, and taken, is newer than what was left open of it here. What was typed of other parcels stays. */
export function forgetReceivers({ deliveryMode, shipments }: SetDeliveryInput): void {
  const parcels = deliveryMode === 'SINGLE' ? Object.keys(readDraft().receivers ?? {}) : shipments?.map((one) => one.shipmentId)
  for (const name of [ALL_PARCELS, ...(parcels ?? [])]) keepReceiver(name, undefined)
}
