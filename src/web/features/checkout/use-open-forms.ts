import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CheckoutCartFragment, SetDeliveryInput } from '#generated/documents.ts'
import { readDraft, saveDraft } from './checkout-draft.ts'
import type { ReceiverValues } from './receiver-values.ts'
import { readTyped, withoutSaved } from './typed-receivers.ts'

export type OpenForms = ReturnType<typeof useOpenForms>

/** The forms that are being filled in. They open again after a reload, and are saved before the buyer continues. */
export function useOpenForms(cart: CheckoutCartFragment) {
  const [names, setNames] = useState<readonly string[]>([])
  const restore = useEffectEvent(() => {
    const typed = Object.keys(readTyped(readDraft(), cart))
    if (typed.length > 0) setNames(typed)
  })
  // After hydration: the server does not know what a tab has saved.
  useLayoutEffect(() => restore(), [])
  const [focused, setFocused] = useState<string>()
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
    /** Opens these forms because of a press elsewhere, and focuses the first. */
    focus: (...wanted: string[]) => {
      for (const name of wanted) if (!isOpen(name)) open(name)
      setFocused(wanted[0])
    },
    focused,
    /** Closes forms whose text is saved, or no longer wanted. */
    close: (...closed: string[]) => {
      for (const name of closed) save(name, undefined)
      setNames((known) => known.filter((name) => !closed.includes(name)))
      setFocused((known) => (known && closed.includes(known) ? undefined : known))
    },
    /** Saves the typed text of a form as a draft. */
    save,
    /** How each form is saved: resolves to the new cart, or undefined when its values are invalid. */
    saves,
  }
}

/** Deletes the typed receivers that the basket has saved in the meantime. */
export function forgetReceivers(saved: SetDeliveryInput): void {
  saveDraft({ receivers: withoutSaved(readDraft(), saved) })
}
