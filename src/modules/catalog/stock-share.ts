/** Of a limited product that several unpaid orders from one network may hold together. */
const SHARE = { least: 10, ofStock: 0.1 } as const

type Wanted = {
  /** Not sold yet. */
  left: number
  /** Held by other unpaid orders from the same network. */
  inNetwork: number
  qty: number
}

/** An unpaid order costs nothing, so nobody may sell a product out with many of them. A single order may be as large as any order. */
export function exceedsShare({ left, inNetwork, qty }: Wanted): boolean {
  return inNetwork > 0 && inNetwork + qty > Math.max(SHARE.least, Math.floor(left * SHARE.ofStock))
}
