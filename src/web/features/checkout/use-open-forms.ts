import { useRef, useState } from 'react'
import type { CheckoutCartFragment, SetDeliveryInput } from '../../../generated/documents.ts'
import { readDraft, saveDraft, useDraft } from './checkout-draft.ts'
import type { ReceiverValues } from './receiver-values.ts'
import { readTyped, withoutSaid } from './typed-receivers.ts'

export type OpenForms = ReturnType<typeof useOpenForms>

/** The forms being filled in: open again after a reload, and saved before anybody goes on. */
export function useOpenForms(cart: CheckoutCartFragment) {
  const draft = useDraft()
  const [names, setNames] = useState<readonly string[]>(() => Object.keys(readTyped(draft, cart)))
  const [ledTo, setLedTo] = useState<string>()
  const saves = useRef(new Map<string, () => Promise<CheckoutCartFragment | undefined>>())
  const save = (name: string, values: Partial<ReceiverValues> | undefined) => {
    const shipments = cart.shipments.map(({ id, variationType }) => ({ id, variationType }))
    saveDraft({ receivers: { ...readTyped(readDraft(), cart), [name]: values }, shipments })
  }
  const isOpen = (name: string) => names.includes(name)
  const open = (name: string) => {
    save(name, {})
    setNames((known) => [...known, name])
  }
  return {
    isOpen,
    open,
    /** Opens them for somebody who pressed something elsewhere, and leads to the first. */
    leadTo: (...led: string[]) => {
      for (const name of led) if (!isOpen(name)) open(name)
      setLedTo(led[0])
    },
    ledTo,
    /** What was typed there is saved by now, or wanted no more. */
    close: (...closed: string[]) => {
      for (const name of closed) save(name, undefined)
      setNames((known) => known.filter((name) => !closed.includes(name)))
      setLedTo((known) => (known && closed.includes(known) ? undefined : known))
    },
    /** What is typed in one of them. */
    save,
    /** How each is saved: the cart as it is then, or undefined when something is wrong with what was typed. */
    saves,
  }
}

/** What the basket has said of receivers, and the shop has taken. */
export function forgetReceivers(said: SetDeliveryInput): void {
  saveDraft({ receivers: withoutSaid(readDraft(), said) })
}
