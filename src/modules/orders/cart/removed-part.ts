import type { Order, Shipment } from '../order.ts'

/** A package group of a cart, or one package of it. */
export type RemovedPart = { shipmentTag: string; packageId: string | undefined }

const UNDO_MS = 60 * 60_000

/** Anything removed before this instant cannot be restored, because names and addresses are not stored longer than needed. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS)
}

/** The shipments of this part, each with only its packages that belong to the part. */
export function listChosen({ shipments }: Pick<Order, 'shipments'>, { shipmentTag, packageId }: RemovedPart): Shipment[] {
  return shipments
    .filter(({ tag }) => tag === shipmentTag)
    .map((shipment) => ({
      ...shipment,
      packages: shipment.packages.filter(({ id }) => packageId === undefined || id === packageId),
    }))
    .filter(({ packages }) => packages.length > 0)
}

type RestoredShipments = {
  added: Shipment[]
  /** Shipments that are still in the cart with other packages. */
  extended: Shipment[]
}

/** Prepares removed shipments to return to a cart: at their old positions, or at the end when a position is taken. */
export function restoreShipments(cart: Pick<Order, 'shipments'>, removed: readonly Shipment[]): RestoredShipments {
  const findInCart = (id: string) => cart.shipments.find((shipment) => shipment.id === id)
  const missing = removed.filter(({ id }) => !findInCart(id))
  const extended = removed.flatMap((shipment) => {
    const inCart = findInCart(shipment.id)
    return inCart ? [{ ...shipment, packages: withFreePositions(inCart.packages, shipment.packages) }] : []
  })
  return { added: withFreePositions(cart.shipments, missing), extended }
}

function withFreePositions<T extends { position: number }>(inCart: readonly T[], restored: readonly T[]): T[] {
  const taken = new Set(inCart.map(({ position }) => position))
  const last = Math.max(-1, ...taken, ...restored.map(({ position }) => position))
  return restored.map((one, index) => (taken.has(one.position) ? { ...one, position: last + 1 + index } : one))
}
