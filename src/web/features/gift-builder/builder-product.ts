import type { ProductDetailQuery, WrapperFragment } from '#generated/documents.ts'
import { listOffered, pickWrapper } from './extras/offered-wrappers.ts'
import { emptyReceiver, type GiftDraft, type Kind, OWN_VALUE } from './gift-draft.ts'
import type { Offer } from './value-failure.ts'

export type BuilderProduct = NonNullable<ProductDetailQuery['product']>

/** A way to give the product that can be bought now: its variation, and what it is sold for. */
export type Way = { kind: Kind; variationId: string; sku: string; offer: Offer; inStock: boolean }

/** By e-mail first, as the catalogue lists them. */
export function listWays({ variations, digitalVariationConfig, physicalVariationConfig }: BuilderProduct): Way[] {
  return variations.flatMap(({ id, variationType, sku, inStock }) => {
    const offer = variationType === 'DIGITAL' ? digitalVariationConfig : physicalVariationConfig
    return offer ? [{ kind: variationType, variationId: id, sku, offer, inStock }] : []
  })
}

/** The second value, as most people take, by the first way that is there, for someone else. Blank cards are given by hand, bare. */
export function initialDraft(ways: readonly Way[], { productType }: Pick<BuilderProduct, 'productType'>): GiftDraft {
  const isPack = productType === 'BLANK_GIFT_CARD_PACK'
  const way = ways.find(({ inStock }) => inStock) ?? ways[0]
  return {
    kind: way?.kind ?? 'DIGITAL',
    value: middleValue(way?.offer),
    ownValue: '',
    qty: 1,
    wrapperId: isPack ? '' : null,
    giftPackingId: '',
    message: '',
    to: isPack ? 'ME' : 'ONE',
    receiver: emptyReceiver('one'),
    receivers: [],
    moment: null,
  }
}

/** The wrapper of a gift for which nobody has chosen one yet. */
export function findFirstWrapper(product: BuilderProduct, wrappers: readonly WrapperFragment[]): WrapperFragment | undefined {
  const { kind, wrapperId } = initialDraft(listWays(product), product)
  const suits = product.occasions.map(({ id }) => id)
  const offered = listOffered(wrappers, kind, suits)
  const first = pickWrapper(wrapperId, offered)
  return offered.find(({ id }) => id === first)
}

/** When the way of giving changes, a value that it does not know gives way; an own amount stays where it may. */
export function changeKind(draft: GiftDraft, way: Way): GiftDraft {
  const isKnown =
    draft.value === OWN_VALUE
      ? !way.offer.hasFixedPrices
      : way.offer.pricesToShow.some(({ value }) => String(value) === draft.value)
  const withoutMoments = draft.receivers.map((receiver) => ({ ...receiver, moment: null }))
  return {
    ...draft,
    kind: way.kind,
    value: isKnown ? draft.value : middleValue(way.offer),
    moment: null,
    receivers: withoutMoments,
  }
}

function middleValue(offer: Offer | undefined): string {
  const price = offer?.pricesToShow[1] ?? offer?.pricesToShow[0] ?? offer?.minPrice
  return price ? String(price.value) : ''
}
