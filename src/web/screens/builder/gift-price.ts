import { countReceivers, meantValue } from './gift-draft.ts'
import type { GiftBuilder } from './use-gift-builder.ts'

/** What the cards come to with all that is put around them, for everyone who gets one; shipping and fees are the basket's. */
export function readPrice({ draft, extras, way }: Pick<GiftBuilder, 'draft' | 'extras' | 'way'>): {
  currency: string
  value: number
} {
  const value = Number(meantValue(draft).trim().replace(',', '.'))
  const wrapper = extras?.wrappers.find(({ id }) => id === draft.wrapperId)?.price.value ?? 0
  const packing =
    draft.kind === 'PHYSICAL' ? (extras?.giftPackings.find(({ id }) => id === draft.giftPackingId)?.price.value ?? 0) : 0
  const one = (Number.isFinite(value) && value > 0 ? value : 0) + wrapper + packing
  // Pence are counted in whole numbers: 1.1 + 2.2 is not 3.3 to a computer.
  const total = Math.round(one * 100) * draft.qty * countReceivers(draft)
  return { currency: way?.offer.minPrice.currency ?? 'EUR', value: total / 100 }
}
