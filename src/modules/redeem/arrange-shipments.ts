import type { Ids } from '../../platform/context.ts'
import type { Package, Shipment } from '../orders/index.ts'
import type { People } from './check-people.ts'
import type { RedeemChoice } from './redeem-choice.ts'

/** The maximum number of cards in a package. */
const MAX_IN_PACKAGE = 99

type Arranged = {
  shipments: Shipment[]
  /** The bonus of the shop: package → amount for all its cards. */
  bonuses: ReadonlyMap<string, number>
}

/** The deliveries: values above the limit are split into several cards, and sent to the named people. The message is with the first card of each delivery. */
export function arrangeShipments(
  { ids }: { ids: Ids },
  choices: readonly RedeemChoice[],
  { handovers, message }: Omit<People, 'holder'>,
): Arranged {
  const bonuses = new Map<string, number>()
  const shipments = [...Map.groupBy(choices, ({ shipment }) => shipment)].map(([shipment, chosen], position): Shipment => {
    const handover = handovers.get(shipment.kind)
    if (!handover) throw new Error(`Shipment of kind ${shipment.kind} has no receiver`)
    const packages = chosen.flatMap((choice) => splitPackage({ ids }, choice, bonuses))
    return {
      ...shipment,
      ...handover,
      position,
      packages: packages.map((one, index) => ({ ...one, position: index, message: index === 0 ? message : null })),
    }
  })
  return { shipments, bonuses }
}

/** One package for each value, so that all cards of a package are equal. The whole bonus is booked with the first package. */
function splitPackage(
  { ids }: { ids: Ids },
  { package: one, split, bonusMinor }: RedeemChoice,
  bonuses: Map<string, number>,
): Package[] {
  const values = [...Map.groupBy(split, (minor) => minor)].flatMap(([valueMinor, parts]) =>
    chunk(parts.length * one.qty).map((qty) => ({ ...one, qty, valueMinor })),
  )
  const packages = values.map((part, index) => (index === 0 ? part : { ...part, id: ids.uuid() }))
  if (packages[0] && bonusMinor > 0) bonuses.set(packages[0].id, bonusMinor)
  return packages
}

function chunk(qty: number): number[] {
  return qty <= MAX_IN_PACKAGE ? [qty] : [MAX_IN_PACKAGE, ...chunk(qty - MAX_IN_PACKAGE)]
}
