import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { GiftPreview } from './gift-preview.tsx'
import { chosenAmount } from './own-value.ts'
import type { GiftBuilder } from './use-gift-builder.ts'

/** A live preview of the gift: value, wrapper, packing and message as they are chosen. */
export function BuilderPreview({ builder: { product, draft, extras, wrapper, variation } }: { builder: GiftBuilder }) {
  const { locale } = useShop()
  const value = chosenAmount(draft)
  // A blank card has no value yet, and its price is not printed on it.
  const isAmount = variation && product.productType !== 'BLANK_GIFT_CARD_PACK' && Number.isFinite(value) && value > 0
  const packing = draft.kind === 'PHYSICAL' ? extras?.giftPackings.find(({ id }) => id === draft.giftPackingId) : undefined
  return (
    <GiftPreview
      card={product}
      wrapper={wrapper}
      giftPacking={packing}
      value={isAmount ? formatMoney({ currency: variation.offer.minPrice.currency, value }, locale) : undefined}
      message={draft.message.trim() || undefined}
      priority
    />
  )
}
