/** Dutch words for the products, by slug. A title is written only where the Dutch name differs from the English one. */
export type ProductTexts = Readonly<
  Record<
    string,
    {
      title?: string
      tagline: string
      description: string
      redeem: { title: string; description: string }
      /** The text on the card, if it is more than the name. */
      art?: { wordmark?: string; line: string }
    }
  >
>
