import type { AddPackageInput, ReceiverInput } from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { tidyPostcode } from '#shared/validation/postcode.ts'
import { type Moment, toMomentInput } from './moment/delivery-moment.ts'
import { chosenAmount } from './own-value.ts'

export type Kind = 'DIGITAL' | 'PHYSICAL'

/** A recipient, as far as the shopper has filled in their data. */
export type ReceiverDraft = {
  id: string
  firstName: string
  lastName: string
  email: string
  postCode: string
  houseNumber: string
  suffix: string
  street: string
  city: string
  administrativeArea: string
  /** No form asks for it. An address saved through the API may have one, which must not get lost. */
  companyName: string
  /** Replaces the message for all recipients. */
  message: string
  moment: Moment
}

/** A gift in the builder. */
export type GiftDraft = {
  kind: Kind
  /** One of the values shown, or OWN_VALUE. */
  value: string
  ownValue: string
  qty: number
  /** Empty for no wrapper; null while the shopper has not chosen, so the builder chooses. */
  wrapperId: string | null
  giftPackingId: string
  message: string
  to: 'ME' | 'ONE' | 'SEVERAL'
  receiver: ReceiverDraft
  receivers: readonly ReceiverDraft[]
  moment: Moment
}

export function emptyReceiver(id: string): ReceiverDraft {
  return {
    id,
    firstName: '',
    lastName: '',
    email: '',
    postCode: '',
    houseNumber: '',
    suffix: '',
    street: '',
    city: '',
    administrativeArea: '',
    companyName: '',
    message: '',
    moment: null,
  }
}

export function countReceivers({ to, receivers }: Pick<GiftDraft, 'to' | 'receivers'>): number {
  return to === 'SEVERAL' ? receivers.length : 1
}

/** The input of the call that adds the gift to the cart, without the submission's key. */
export function toAddInput(draft: GiftDraft, variationId: string): AddPackageInput {
  return {
    variationId,
    value: chosenAmount(draft),
    qty: draft.qty,
    wrapperId: draft.wrapperId || null,
    giftPackingId: (draft.kind === 'PHYSICAL' && draft.giftPackingId) || null,
    message: draft.message.trim() || null,
    receivers: listReceivers(draft),
  }
}

function listReceivers(draft: GiftDraft): ReceiverInput[] {
  const { kind, moment } = draft
  if (draft.to === 'ME') return [{ kind: 'ME', ...toMomentInput(moment, kind) }]
  if (draft.to === 'ONE') return [toReceiverInput({ ...draft.receiver, message: '', moment }, kind)]
  return draft.receivers.map((receiver) => toReceiverInput(receiver, kind))
}

/** Only the fields of this way of delivery: a postal address is dropped when the gift goes by e-mail. */
export function toReceiverInput(receiver: ReceiverDraft, kind: Kind): ReceiverInput {
  const { firstName, lastName, email, postCode, houseNumber, suffix, street, city, message, moment } = receiver
  const { administrativeArea, companyName } = receiver
  const address = { postCode, houseNumber, suffix, street, city, administrativeArea, companyName }
  const place = kind === 'DIGITAL' ? { email } : address
  const own = message.trim() ? { message: message.trim() } : {}
  return { kind: 'RECEIVER', firstName, lastName, ...place, ...own, ...toMomentInput(moment, kind) }
}

export function nameOf({ firstName, lastName }: Pick<ReceiverDraft, 'firstName' | 'lastName'>): string {
  return [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ')
}

/** The recipient's address in one line, as the basket shows it. */
export function placeOf(receiver: ReceiverDraft, kind: Kind, countryCode: string): string {
  if (kind === 'DIGITAL') return receiver.email.trim()
  return writeAddress({ ...receiver, postCode: tidyPostcode(receiver.postCode, countryCode), countryCode })
}
