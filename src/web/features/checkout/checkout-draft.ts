import { useState } from 'react'
import { isSameMailbox } from '../../../shared/validation/email.ts'
import { readStored, writeStored } from '../../session/storage.ts'
import { useHydrated } from '../../ssr/use-hydrated.ts'
import type { YourData } from '../address-form/your-data.ts'
import type { Typed } from './typed-receivers.ts'

/** What was typed and not yet sent: it outlives a reload, a step back and a failed payment, and goes with the tab. */
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

/** Empty until the page is awake: what a tab remembers, the server that drew it does not know. */
export function useDraft(): CheckoutDraft {
  const isHydrated = useHydrated()
  const [draft] = useState(() => (isHydrated ? readDraft() : {}))
  return draft
}

export function saveDraft(changes: { [part in keyof CheckoutDraft]: CheckoutDraft[part] | undefined }): void {
  writeStored(KEY, JSON.stringify({ ...readDraft(), ...changes }), 'sessionStorage')
}

/** An address that was typed on the way to the checkout. Whoever has confirmed it there before need not do so again. */
export function withEmail({ emailConfirmation, ...rest }: Partial<YourData> = {}, email: string): Partial<YourData> {
  const isConfirmed = emailConfirmation !== undefined && isSameMailbox(emailConfirmation, email)
  return { ...rest, email, ...(isConfirmed ? { emailConfirmation } : {}) }
}

/** Who the buyer is stays known from order to order; a reference is of one alone. */
export function readYourData({ yourData, cartId }: CheckoutDraft, cart: { id: string }): Partial<YourData> | undefined {
  if (!yourData || cartId === cart.id) return yourData
  const { referenceNumber: _ofAnother, ...rest } = yourData
  return rest
}

/** Once it is paid, the next order begins anew; who the buyer is stays known for as long as the tab is open. */
export function finishDraft(): void {
  const { yourData } = readDraft()
  writeStored(KEY, JSON.stringify(yourData ? { yourData } : {}), 'sessionStorage')
}
