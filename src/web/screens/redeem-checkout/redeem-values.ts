import type { PayableMethodFragment, PlaceRedeemOrderInput, RedeemOrderFragment } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { listAddressFailures, listReceiverFailures } from '#shared/validation/address.ts'
import { findPersonalMessageFailure } from '#shared/validation/personal-message.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { limitToOffered, listMethodFailures, type MethodChoice } from '../../features/payment-methods/method-choice.ts'
import { type HolderValues, listHolderFailures, pickAddress } from '../../features/redeem/holder-values.ts'
import { toFailures } from '../../forms/form-failures.ts'

/** The redeem checkout, as it is typed. There is at most one address: that of the person who gets the parcel. */
export type RedeemValues = HolderValues &
  MethodChoice & {
    receiverKind: 'ME' | 'RECEIVER'
    receiverFirstName: string
    receiverLastName: string
    receiverEmail: string
    message: string
    acceptTerms: boolean
  }

type Asked = { order: RedeemOrderFragment; methods: readonly PayableMethodFragment[] }

const isMailed = ({ shipments }: RedeemOrderFragment) => shipments.some(({ variationType }) => variationType === 'DIGITAL')

export function listRedeemFailures(values: RedeemValues, { order, methods }: Asked): ShopFailure[] {
  const isForMe = values.receiverKind === 'ME'
  const isPaid = order.totals.toPay.value === 0
  return [
    ...listHolderFailures(values, isForMe && order.needsAddress),
    ...(isForMe ? [] : listPassOnFailures(values, order)),
    ...(isPaid ? [] : listMethodFailures(values, methods)),
    ...(isPaid ? [] : toFailures({ acceptTerms: values.acceptTerms ? undefined : 'TERMS_REQUIRED' })),
  ]
}

function listPassOnFailures(values: RedeemValues, order: RedeemOrderFragment): ShopFailure[] {
  const { receiverFirstName: firstName, receiverLastName: lastName, receiverEmail, message } = values
  const email = isMailed(order) ? receiverEmail : ''
  const person = isMailed(order) ? listReceiverFailures({ firstName, lastName, email }) : []
  const address = order.needsAddress
    ? listAddressFailures({ ...pickAddress(values), firstName, lastName }, { purpose: 'DELIVERY' })
    : []
  const all = new Map([...person, ...address].map((failure) => [failure.parameter, failure]))
  return [
    ...[...all.values()].map((failure) => ({ ...failure, parameter: ofReceiver(failure.parameter ?? '') })),
    ...toFailures({ message: message.trim() === '' ? undefined : findPersonalMessageFailure(message) }),
  ]
}

const RECEIVER_FIELDS: Readonly<Record<string, string>> = {
  firstName: 'receiverFirstName',
  lastName: 'receiverLastName',
  email: 'receiverEmail',
}

const ofReceiver = (field: string) => RECEIVER_FIELDS[field] ?? field

/** The field that a refusal belongs to: "receiver.email" is not the holder's. */
export function fieldOfRefusal({ referencedRequestParameter }: CallFailure, values: RedeemValues): string | undefined {
  const [prefix, field = prefix ?? ''] = (referencedRequestParameter ?? '').split('.')
  const name = prefix === 'receiver' ? ofReceiver(field) : field
  return name in values ? name : undefined
}

export function toRedeemInput(values: RedeemValues, { order, methods }: Asked): PlaceRedeemOrderInput {
  const { firstName, lastName, email, receiverKind: kind, message } = values
  const address = order.needsAddress ? pickAddress(values) : {}
  const isForMe = kind === 'ME'
  const toPay = order.totals.toPay.value
  const { paymentMethod, issuer } = toPay > 0 ? limitToOffered(values, methods) : {}
  return {
    holder: { firstName, lastName, email, ...(isForMe ? address : {}) },
    receiver: isForMe
      ? { kind }
      : {
          ...{ kind, firstName: values.receiverFirstName, lastName: values.receiverLastName, ...address },
          ...(isMailed(order) ? { email: values.receiverEmail } : {}),
          ...(message.trim() ? { message: message.trim() } : {}),
        },
    acceptTerms: true,
    expectedToPay: toPay,
    expectedChosen: order.totals.chosen.value,
    ...(paymentMethod ? { paymentMethod, ...(issuer ? { issuer } : {}) } : {}),
  }
}
