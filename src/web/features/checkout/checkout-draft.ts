import { useState } from 'react'
import { isSameMailbox } from '../../../shared/validation/email.ts'
import { readStored, writeStored } from '../../session/storage.ts'
import { useHydrated } from '../../ssr/use-hydrated.ts'
import type { YourData } from '../address-form/your-data.ts'
import type { Typed } from './typed-receivers.ts'

/** Typed and not yet sent. It survives a reload, a step back and a failed payment, and ends with the tab. */
export type CheckoutDraft = Typed & {
  yourData?: Partial<YourData>
  /** The cart that the buyer's reference was typed for. */
  cartId?: string
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

/** Empty until hydration: the server does not know what a tab has saved. */
export function useDraft(): CheckoutDraft {
  const isHydrated = useHydrated()
  const [draft] = useState(() => (isHydrated ? readDraft() : {}))
  return draft
}

export function saveDraft(changes: { [part in keyof CheckoutDraft]: CheckoutDraft[part] | undefined }): void {
  writeStored(KEY, JSON.stringify({ ...readDraft(), ...changes }), 'sessionStorage')
}

/** Adds an address typed on the way to the checkout. If it was confirmed there before, it stays confirmed. */
export function withEmail({ emailConfirmation, ...rest }: Partial<YourData> = {}, email: string): Partial<YourData> {
  const isConfirmed = emailConfirmation !== undefined && isSameMailbox(emailConfirmation, email)
  return { ...rest, email, ...(isConfirmed ? { emailConfirmation } : {}) }
}

/** The buyer's data is kept from order to order, but a reference belongs to one order. */
export function readYourData({ yourData, cartId }: CheckoutDraft, cart: { id: string }): Partial<YourData> | undefined {
  if (!yourData || cartId === cart.id) return yourData
  const { referenceNumber: _ofAnother, ...rest } = yourData
  return rest
}

/** After payment the next order starts empty, but the buyer's data stays while the tab is open. */
export function finishDraft(): void {
  const { yourData } = readDraft()
  writeStored(KEY, JSON.stringify(yourData ? { yourData } : {}), 'sessionStorage')
}
