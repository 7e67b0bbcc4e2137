import type { AddPackageInput, ReceiverInput } from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { tidyPostcode } from '#shared/validation/postcode.ts'
import { type Moment, toMomentInput } from './moment/delivery-moment.ts'

export type Kind = 'DIGITAL' | 'PHYSICAL'

/** Somebody who gets something, as far as it has been said. */
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
  /** Said to the shop by somebody else than its forms; it travels along. */
  companyName: string
  /** In place of the message for all. */
  message: string
  moment: Moment
}

/** A gift as it is being built. */
export type GiftDraft = {
  kind: Kind
  /** One of the values shown, or the word that means the amount typed beside them. */
  value: string
  ownValue: string
  qty: number
  /** Empty for none; null until the shopper has said, which leaves it to the builder. */
  wrapperId: string | null
  giftPackingId: string
  message: string
  to: 'ME' | 'ONE' | 'SEVERAL'
  receiver: ReceiverDraft
  receivers: readonly ReceiverDraft[]
  moment: Moment
}

export const OWN_VALUE = 'own'

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

/** The value that is meant, as it was typed. */
export function meantValue({ value, ownValue }: Pick<GiftDraft, 'value' | 'ownValue'>): string {
  return value === OWN_VALUE ? ownValue : value
}

export function countReceivers({ to, receivers }: Pick<GiftDraft, 'to' | 'receivers'>): number {
  return to === 'SEVERAL' ? receivers.length : 1
}

/** What is sent to the cart, but for the key of the submission. */
export function toAddInput(draft: GiftDraft, variationId: string): AddPackageInput {
  return {
    variationId,
    value: Number(meantValue(draft).trim().replace(',', '.')),
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

/** Only what the way of giving needs: an address typed before the gift became a mail goes nowhere. */
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

/** Where it goes, in a line, as the basket will write it. */
export function placeOf(receiver: ReceiverDraft, kind: Kind, countryCode: string): string {
  if (kind === 'DIGITAL') return receiver.email.trim()
  return writeAddress({ ...receiver, postCode: tidyPostcode(receiver.postCode, countryCode), countryCode })
}
