import { isSameMailbox } from '#shared/validation/email.ts'
import { openDraft } from '../../forms/draft.ts'
import type { YourData } from '../address-form/your-data.ts'
import type { Typed } from './typed-receivers.ts'

/** It survives a step back and a failed payment, too. */
type CheckoutDraft = Typed & {
  yourData: Partial<YourData>
  /** The cart that the buyer's reference was typed for. */
  cartId: string
  paymentMethod: string
  issuer: string
  /** The address that the shop was asked about, so that it is not asked again. */
  identified: string
  newsletter: boolean
  acceptTerms: boolean
}

const draft = openDraft<CheckoutDraft>('checkout-draft')
export const { read: readDraft, save: saveDraft } = draft

/** Adds an address typed on the way to the checkout. If it was confirmed there before, it stays confirmed. */
export function withEmail({ emailConfirmation, ...rest }: Partial<YourData> = {}, email: string): Partial<YourData> {
  const isConfirmed = emailConfirmation !== undefined && isSameMailbox(emailConfirmation, email)
  return { ...rest, email, ...(isConfirmed ? { emailConfirmation } : {}) }
}

/** The buyer's data is kept from order to order, but a reference belongs to one order. */
export function readYourData(cart: { id: string }, { yourData, cartId } = readDraft()): Partial<YourData> | undefined {
  if (!yourData || cartId === cart.id) return yourData
  const { referenceNumber: _ofAnother, ...rest } = yourData
  return rest
}

/** After payment the next order starts empty, but the buyer's data stays while the tab is open. */
export function finishDraft(): void {
  const { yourData } = readDraft()
  draft.clear()
  if (yourData) saveDraft({ yourData })
}
