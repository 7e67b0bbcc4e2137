import type { Package } from '../order.ts'
import type { Extras } from '../price-order.ts'

/** A card, or what is put on or around it; so many of it as of the package. */
export type SoldLine = { kind: 'CARD' | 'EXTRA'; title: string; unitMinor: number }

/** What a placed package is made of, as it was sold: also what the shop offers no more. */
export function listSold(one: Package, { wrappers, giftPackings }: Extras): SoldLine[] {
  const { title, valueMinor, wrapperKey, giftPackingKey, frozen } = one
  return [
    { kind: 'CARD', title, unitMinor: valueMinor },
    ...toExtra(wrappers, wrapperKey, frozen?.wrapperMinor),
    ...toExtra(giftPackings, giftPackingKey, frozen?.packingMinor),
  ]
}

function toExtra(extras: readonly { key: string; title: string }[], key: string | null, unitMinor = 0): SoldLine[] {
  if (key === null) return []
  return [{ kind: 'EXTRA', title: extras.find((extra) => extra.key === key)?.title ?? key, unitMinor }]
}
