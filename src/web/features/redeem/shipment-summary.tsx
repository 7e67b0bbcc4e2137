import type { RedeemOrderFragment } from '#generated/documents.ts'
import { useArrivalText } from '../arrival/use-arrival-text.ts'
import { PackageSummary } from './package-summary.tsx'

/** The choices of one delivery, and the arrival of a parcel. */
export function ShipmentSummary({ shipment }: { shipment: RedeemOrderFragment['shipments'][0] }) {
  const arrivalText = useArrivalText()
  return shipment.packages.map((one) => (
    <PackageSummary key={one.id} one={one}>
      {shipment.variationType === 'PHYSICAL' && <p className="text-sm text-ink-soft">{arrivalText(shipment.arrival)}</p>}
    </PackageSummary>
  ))
}
