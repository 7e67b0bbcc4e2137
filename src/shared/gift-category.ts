export type ItemKind =
  | 'GIFTCARD'
  | 'BLANK_GIFT_CARD_PACK'
  | 'DONATION'
  | 'WRAPPER'
  | 'DIGITAL_WRAPPER'
  | 'GIFT_PACKING'
  | 'PERSONAL_MESSAGE'
type GiftCategory = 'PHYSICAL' | 'DIGITAL' | 'ADDITIONAL'
type FlowKind = 'voucher' | 'fysiek' | 'bijproduct'

/** Spec §3: gift card and blank pack are physical, a donation is digital, all others are additional. */
const CATEGORIES: Readonly<Partial<Record<ItemKind, GiftCategory>>> = {
  GIFTCARD: 'PHYSICAL',
  BLANK_GIFT_CARD_PACK: 'PHYSICAL',
  DONATION: 'DIGITAL',
}

export function giftCategoryOf(kind: ItemKind): GiftCategory {
  return CATEGORIES[kind] ?? 'ADDITIONAL'
}

/** Spec §3, flow kinds: how an item reaches its receiver, for statistics. The fourth kind, activation, is a kind of order. */
export function flowKindOf(kind: ItemKind, variationType: 'DIGITAL' | 'PHYSICAL'): FlowKind {
  if (giftCategoryOf(kind) === 'ADDITIONAL') return 'bijproduct'
  return variationType === 'DIGITAL' ? 'voucher' : 'fysiek'
}
