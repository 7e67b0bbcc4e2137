import { isSameMailbox } from '#shared/validation/email.ts'
import { openDraft } from '../../forms/draft.ts'
import type { YourData } from '../address-form/your-data.ts'
import type { Typed } from './typed-receivers.ts'

/** Survives a step back and a failed payment. */
type CheckoutDraft = Typed & {
  yourData: Partial<YourData>
  /** The cart for which the buyer's reference was typed. */
  cartId: string
  paymentMethod: string
  issuer: string
  /** The e-mail address that was already looked up, so that it is not looked up again. */
  identified: string
  newsletter: boolean
  acceptTerms: boolean
}

const draft = openDraft<CheckoutDraft>('checkout-draft')
export const { read: readDraft, save: saveDraft } = draft

/** Adds an e-mail address that was typed before the checkout. If it was confirmed there, it stays confirmed. */
export function withEmail({ emailConfirmation, ...rest }: Partial<YourData> = {}, email: string): Partial<YourData> {
  const isConfirmed = emailConfirmation !== undefined && isSameMailbox(emailConfirmation, email)
  return { ...rest, email, ...(isConfirmed ? { emailConfirmation } : {}) }
}

/** The buyer's data is reused for the next order, but a reference belongs to one order. */
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
