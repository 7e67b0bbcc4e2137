import { isDeepStrictEqual } from 'node:util'
import type { Package, Shipment } from '../order.ts'

type Placed = { id: string; position: number }

/** Positions are unique, so a moved row is deleted and inserted again. */
type Compared<T> = { deleted: T[]; added: T[]; kept: { before: T; now: T }[] }

/** The rows to write so that a cart holds other shipments. Shipments in `added` include their packages. */
export type ShipmentChanges = {
  deleted: Shipment[]
  deletedPackages: Package[]
  added: Shipment[]
  addedPackages: { shipmentId: string; package: Package }[]
  changed: Shipment[]
  changedPackages: Package[]
}

export function compareShipments(before: readonly Shipment[], now: readonly Shipment[]): ShipmentChanges {
  const { deleted, added, kept } = compare(before, now)
  const packages = kept.map(({ before, now }) => ({ shipmentId: now.id, ...compare(before.packages, now.packages) }))
  return {
    deleted,
    added,
    changed: listChanged(kept.map(({ before, now }) => ({ before: { ...before, packages: [] }, now: { ...now, packages: [] } }))),
    deletedPackages: packages.flatMap(({ deleted }) => deleted),
    addedPackages: packages.flatMap(({ shipmentId, added }) => added.map((one) => ({ shipmentId, package: one }))),
    changedPackages: packages.flatMap(({ kept }) => listChanged(kept)),
  }
}

function compare<T extends Placed>(before: readonly T[], now: readonly T[]): Compared<T> {
  const earlier = new Map(before.map((one) => [one.id, one]))
  const kept = now.flatMap((one) => {
    const known = earlier.get(one.id)
    return known?.position === one.position ? { before: known, now: one } : []
  })
  const ids = new Set(kept.map(({ now }) => now.id))
  const isNew = ({ id }: T) => !ids.has(id)
  return { deleted: before.filter(isNew), added: now.filter(isNew), kept }
}

function listChanged<T>(kept: readonly { before: T; now: T }[]): T[] {
  return kept.filter(({ before, now }) => !isDeepStrictEqual(before, now)).map(({ now }) => now)
}
