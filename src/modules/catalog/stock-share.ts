/** The part of a limited product that several unpaid orders of one network may hold together. */
const SHARE = { least: 10, ofStock: 0.1 } as const

type Wanted = {
  /** Not sold yet. */
  left: number
  /** Held by other unpaid orders of the same network. */
  inNetwork: number
  qty: number
}

/** An unpaid order costs nothing, so many of them must not block the stock of a product. A single order may have any size. */
export function exceedsShare({ left, inNetwork, qty }: Wanted): boolean {
  return inNetwork > 0 && isLarge({ left, qty: inNetwork + qty })
}

/** More than the share of a network. A single order of this size must not block the stock for days. */
export function isLarge({ left, qty }: Pick<Wanted, 'left' | 'qty'>): boolean {
  return qty > Math.max(SHARE.least, Math.floor(left * SHARE.ofStock))
}
