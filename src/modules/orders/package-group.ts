import type { PackageGroup } from '../../generated/resolvers.ts'
import { toApiMoney } from '../../shared/money.ts'
import { countReceivers } from './count-receivers.ts'
import type { PricedOrder, PricedPackage } from './price-order.ts'
import { lineTotal } from './totals/order-totals.ts'

/** The maximum number of names in a text; the other receivers are counted. */
const MAX_NAMES = 2

/** Everything that one submission of the gift builder added, as one group (spec §3), in the order of adding. */
export function listPackageGroups({ order, packages }: PricedOrder): PackageGroup[] {
  const groups = Map.groupBy(packages, ({ shipment }) => shipment.tag)
  return [...groups].map(([tag, group]) => {
    const packageIds = group.map((priced) => priced.package.id)
    return {
      tag,
      packageId: packageIds.length === 1 ? (packageIds[0] ?? null) : null,
      packageIds,
      qty: group.reduce((sum, { qty }) => sum + qty, 0),
      cardsPreviews: listPreviews(group),
      receiverTitle: receiverTitle(group),
      receiverDescription: receiverDescription(group),
      receiversCount: countReceivers(group.map(({ shipment }) => shipment)),
      totalPrice: toApiMoney({ currency: order.currency, minor: group.reduce((sum, priced) => sum + lineTotal(priced), 0) }),
    }
  })
}

/** One picture for each product. */
function listPreviews(group: readonly PricedPackage[]): PackageGroup['cardsPreviews'] {
  const first = new Map(group.map((priced) => [priced.package.variationId, priced]))
  return [...first.values()].map(({ package: one, variation }) => ({
    image: variation?.product.image ?? null,
    color: { color: variation?.product.backgroundColor ?? '#ffffff', opacity: 1 },
    productLabel: variation?.product.title ?? one.title,
  }))
}

function receiverTitle(group: readonly PricedPackage[]): string | null {
  const others = group.filter(({ shipment }) => shipment.receiverKind === 'RECEIVER')
  if (others.length === 0) return null
  const names = others.map(({ shipment: { receiver } }) => [receiver.firstName, receiver.lastName].filter(Boolean).join(' '))
  const more = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` +${more}` : '')
}

/** Only set for a single place; otherwise the title says how many there are. */
function receiverDescription(group: readonly PricedPackage[]): string | null {
  const places = new Set(group.map(({ shipment: { kind, receiver } }) => (kind === 'DIGITAL' ? receiver.email : receiver.city)))
  const [place] = places
  return places.size === 1 ? (place ?? null) : null
}
