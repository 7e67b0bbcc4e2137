/** The wrapping of a card. */
export type Wrapper = {
  key: string
  art: string
  title: string
  kinds: ('DIGITAL' | 'PHYSICAL')[]
  /** Keys of the occasions that it suits. */
  occasions: string[]
  /** The price for one card, in the storefront's currency. */
  priceMinor: number
}

/** The packing of a card that is sent by post. */
export type GiftPacking = { key: string; art: string; title: string; description: string; priceMinor: number }
