import type { Package } from '../order.ts'
import type { Extras } from '../price-order.ts'

/** A card, wrapper or packing, with the quantity of its package. */
export type SoldLine = { kind: 'CARD' | 'EXTRA'; title: string; unitMinor: number }

/** The parts of a placed package as they were sold, including parts that the shop no longer offers. */
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
