import type { DeliveryMode, Shipment } from '../order.ts'
import { parcelOf } from '../parcel.ts'

/** One address for all is over as soon as a parcel goes to another, or on another day. */
export function deliveryModeFor(deliveryMode: DeliveryMode, shipments: readonly Shipment[]): DeliveryMode {
  const parcels = new Set(shipments.map(parcelOf).filter((parcel) => parcel !== undefined))
  return deliveryMode === 'SINGLE' && parcels.size > 1 ? 'DEFAULT' : deliveryMode
}

type Filled = { deliveryMode: DeliveryMode; shipments: readonly Shipment[] }

/** Of a cart into which another is emptied: it has its own, unless there was nothing in it to deliver. */
export function mergedDeliveryMode(into: Filled, from: Filled): DeliveryMode {
  const { deliveryMode } = into.shipments.length === 0 ? from : into
  return deliveryModeFor(deliveryMode, [...into.shipments, ...from.shipments])
}
