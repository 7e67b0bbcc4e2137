/** What a card is given in. */
export type Wrapper = {
  key: string
  art: string
  title: string
  kinds: ('DIGITAL' | 'PHYSICAL')[]
  /** Keys of the occasions it suits. */
  occasions: string[]
  /** For one card, in the storefront's currency. */
  priceMinor: number
}

/** What a card by post is packed in. */
export type GiftPacking = { key: string; art: string; title: string; description: string; priceMinor: number }
