import type { CheckoutShipmentFragment, SetDeliveryInput } from '#generated/documents.ts'
import type { ReceiverValues } from './receiver-values.ts'

/** The name of the form for one receiver of all parcels. Every other form has the id of its shipment as its name. */
export const ALL_PARCELS = 'all'

/** Typed receivers by the name of their form. */
export type Receivers = Readonly<Record<string, Partial<ReceiverValues> | undefined>>

export type Typed = {
  receivers?: Receivers
  /** The shipments of the cart when the receivers were typed. */
  shipments?: readonly Pick<CheckoutShipmentFragment, 'id' | 'variationType'>[]
}

/** Typed receivers that still apply to this cart. A receiver for all parcels applies only to the parcels that were in the cart then, not to later ones. */
export function readTyped({ receivers = {}, shipments = [] }: Typed, cart: { shipments: readonly { id: string }[] }): Receivers {
  const parcels = shipments.filter(({ variationType }) => variationType === 'PHYSICAL')
  if (parcels.some(({ id }) => cart.shipments.some((one) => one.id === id))) return receivers
  const { [ALL_PARCELS]: _ofOthers, ...rest } = receivers
  return rest
}

/** A receiver that was saved elsewhere replaces the text typed here. Text typed for other shipments stays. */
export function withoutSaved({ receivers = {}, shipments = [] }: Typed, saved: SetDeliveryInput): Receivers {
  const isMail = (name: string) => shipments.some(({ id, variationType }) => id === name && variationType === 'DIGITAL')
  const changesOf = (name: string) =>
    (saved.shipments ?? []).filter(({ shipmentId: id }) => (name === ALL_PARCELS ? !isMail(id) : id === name))
  // The server applies the same rule: one address for all means all parcels.
  const isSentElsewhere = (name: string) =>
    name === ALL_PARCELS ? saved.deliveryMode : saved.deliveryMode === 'SINGLE' && !isMail(name)
  const isSaved = (name: string) => isSentElsewhere(name) || changesOf(name).some((one) => one.receivers || one.divideInto)
  const left = Object.entries(receivers).filter(([name]) => !isSaved(name))
  return Object.fromEntries(left.map(([name, typed]) => [name, changesOf(name).length > 0 ? withoutMoment(typed) : typed]))
}

/** The typed receiver stays, without the time that was chosen before. */
function withoutMoment(typed: Receivers[string]): Receivers[string] {
  const { deliverOn: _day, deliverTime: _time, ...receiver } = typed ?? {}
  return receiver
}
