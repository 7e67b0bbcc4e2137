import type { CheckoutShipmentFragment, SetDeliveryInput } from '#generated/documents.ts'
import type { ReceiverValues } from './receiver-values.ts'

/** The name of the form that says where all parcels go; every other goes by the id of its shipment. */
export const ALL_PARCELS = 'all'

/** By the name of its form: whose receiver is being changed. */
export type Receivers = Readonly<Record<string, Partial<ReceiverValues> | undefined>>

export type Typed = {
  receivers?: Receivers
  /** What the cart held when they were typed. */
  shipments?: readonly Pick<CheckoutShipmentFragment, 'id' | 'variationType'>[]
}

/** What was typed for the cart as it is: where all parcels go was said of those that lay in it, not of their successors. */
export function readTyped({ receivers = {}, shipments = [] }: Typed, cart: { shipments: readonly { id: string }[] }): Receivers {
  const parcels = shipments.filter(({ variationType }) => variationType === 'PHYSICAL')
  if (parcels.some(({ id }) => cart.shipments.some((one) => one.id === id))) return receivers
  const { [ALL_PARCELS]: _ofOthers, ...rest } = receivers
  return rest
}

/** What was saved elsewhere is newer than what was left open here. What was typed for other shipments stays. */
export function withoutSaved({ receivers = {}, shipments = [] }: Typed, saved: SetDeliveryInput): Receivers {
  const isMail = (name: string) => shipments.some(({ id, variationType }) => id === name && variationType === 'DIGITAL')
  const changesOf = (name: string) =>
    (saved.shipments ?? []).filter(({ shipmentId: id }) => (name === ALL_PARCELS ? !isMail(id) : id === name))
  // The server's rule too: one address for all is for what goes by post.
  const isSentElsewhere = (name: string) =>
    name === ALL_PARCELS ? saved.deliveryMode : saved.deliveryMode === 'SINGLE' && !isMail(name)
  const isSaved = (name: string) => isSentElsewhere(name) || changesOf(name).some((one) => one.receivers || one.divideInto)
  const left = Object.entries(receivers).filter(([name]) => !isSaved(name))
  return Object.fromEntries(left.map(([name, typed]) => [name, changesOf(name).length > 0 ? withoutMoment(typed) : typed]))
}

/** Somebody else may get it by now, but not at the time that was chosen before. */
function withoutMoment(typed: Receivers[string]): Receivers[string] {
  const { deliverOn: _day, deliverTime: _time, ...receiver } = typed ?? {}
  return receiver
}
