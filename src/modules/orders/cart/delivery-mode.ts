import type { DeliveryMode, Shipment } from '../order.ts'
import { countParcels } from '../parcel.ts'

/** The single-address mode ends when there are two parcels: to different addresses, or on different days. */
export function deliveryModeFor(deliveryMode: DeliveryMode, shipments: readonly Shipment[]): DeliveryMode {
  return deliveryMode === 'SINGLE' && countParcels(shipments) > 1 ? 'DEFAULT' : deliveryMode
}

type CartContent = { deliveryMode: DeliveryMode; shipments: readonly Shipment[] }

/** The mode of a cart after another cart was merged into it: its own mode, unless it was empty. */
export function mergedDeliveryMode(into: CartContent, from: CartContent): DeliveryMode {
  const { deliveryMode } = into.shipments.length === 0 ? from : into
  return deliveryModeFor(deliveryMode, [...into.shipments, ...from.shipments])
}
