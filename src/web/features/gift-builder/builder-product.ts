import type { ProductDetailQuery, WrapperFragment } from '#generated/documents.ts'
import { listOffered, pickWrapper } from './extras/offered-wrappers.ts'
import { emptyReceiver, type GiftDraft, type Kind } from './gift-draft.ts'
import { OWN_VALUE } from './own-value.ts'
import type { Offer } from './value-failure.ts'

export type BuilderProduct = NonNullable<ProductDetailQuery['product']>

/** E-mail or post, as far as it can be bought now, with the variation and its values. */
export type GiftVariation = { kind: Kind; variationId: string; sku: string; offer: Offer; inStock: boolean }

/** E-mail comes first, as in the catalogue. */
export function listGiftVariations({
  variations,
  digitalVariationConfig,
  physicalVariationConfig,
}: BuilderProduct): GiftVariation[] {
  return variations.flatMap(({ id, variationType, sku, inStock }) => {
    const offer = variationType === 'DIGITAL' ? digitalVariationConfig : physicalVariationConfig
    return offer ? [{ kind: variationType, variationId: id, sku, offer, inStock }] : []
  })
}

/**
 * The builder starts with the second value, which most buyers take, with the first way of delivery that is in stock, and as a gift to somebody else.
 * Blank cards are handed over in person, so they go to the buyer without a wrapper.
 */
export function initialDraft(
  variations: readonly GiftVariation[],
  { productType }: Pick<BuilderProduct, 'productType'>,
): GiftDraft {
  const isPack = productType === 'BLANK_GIFT_CARD_PACK'
  const variation = variations.find(({ inStock }) => inStock) ?? variations[0]
  return {
    kind: variation?.kind ?? 'DIGITAL',
    value: middleValue(variation?.offer),
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

/** The wrapper of a gift as long as the shopper has chosen none. */
export function findFirstWrapper(product: BuilderProduct, wrappers: readonly WrapperFragment[]): WrapperFragment | undefined {
  const { kind, wrapperId } = initialDraft(listGiftVariations(product), product)
  const preferredOccasions = product.occasions.map(({ id }) => id)
  const offered = listOffered(wrappers, kind, preferredOccasions)
  const first = pickWrapper(wrapperId, offered)
  return offered.find(({ id }) => id === first)
}

/** When the way of delivery changes, a value that it does not offer is replaced. A typed amount stays if it is allowed. */
export function changeKind(draft: GiftDraft, variation: GiftVariation): GiftDraft {
  const isKnown =
    draft.value === OWN_VALUE
      ? !variation.offer.hasFixedPrices
      : variation.offer.pricesToShow.some(({ value }) => String(value) === draft.value)
  const withoutMoments = draft.receivers.map((receiver) => ({ ...receiver, moment: null }))
  return {
    ...draft,
    kind: variation.kind,
    value: isKnown ? draft.value : middleValue(variation.offer),
    moment: null,
    receivers: withoutMoments,
  }
}

function middleValue(offer: Offer | undefined): string {
  const price = offer?.pricesToShow[1] ?? offer?.pricesToShow[0] ?? offer?.minPrice
  return price ? String(price.value) : ''
}
