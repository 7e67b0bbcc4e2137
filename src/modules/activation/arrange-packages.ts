import type { Ids } from '../../platform/context.ts'
import type { ActivationCard, Package } from '../orders/index.ts'
import type { CardToActivate } from './check-cards.ts'

/** The maximum number of cards in a package. */
const MAX_IN_PACKAGE = 99

/** The product's data; the variation is 0 when the storefront no longer sells it. */
export type ProductOfCard = { variationId: number; title: string }

type Arranged = { packages: Package[]; units: ActivationCard[] }

/** Makes one package for each product and value, so that the invoice is short. Each card is a unit of its package. */
export function arrangePackages(
  { ids }: { ids: Ids },
  cards: readonly CardToActivate[],
  products: ReadonlyMap<number, ProductOfCard>,
): Arranged {
  const groups = [...Map.groupBy(cards, ({ productId, valueMinor }) => `${productId} ${valueMinor}`).values()].flatMap(chunk)
  const arranged = groups.map((group, position) => {
    const { productId = 0, valueMinor = 0 } = group[0] ?? {}
    const product = products.get(productId)
    const one = toPackage({ id: ids.uuid(), productId, valueMinor, qty: group.length, position }, product)
    return { one, units: group.map(({ cardId }, index) => ({ cardId, packageId: one.id, unitNo: index + 1 })) }
  })
  return { packages: arranged.map(({ one }) => one), units: arranged.flatMap(({ units }) => units) }
}

function chunk(cards: CardToActivate[]): CardToActivate[][] {
  return cards.length <= MAX_IN_PACKAGE ? [cards] : [cards.slice(0, MAX_IN_PACKAGE), ...chunk(cards.slice(MAX_IN_PACKAGE))]
}

type Sold = Pick<Package, 'id' | 'productId' | 'valueMinor' | 'qty' | 'position'>

function toPackage(sold: Sold, product: ProductOfCard | undefined): Package {
  return {
    ...sold,
    variationId: product?.variationId ?? 0,
    // The money ends up on a card, unlike the price of a pack.
    productType: 'GIFTCARD',
    title: product?.title ?? '',
    wrapperKey: null,
    giftPackingKey: null,
    message: null,
    frozen: null,
    validityMonths: null,
  }
}
