/** Dutch words for the products, by slug. A title is written only where the Dutch name differs from the English one. */
export type ProductTexts = Readonly<
  Record<
    string,
    {
      title?: string
      tagline: string
      description: string
      redeem: { title: string; description: string }
      /** The words on the card itself, where it says more than its name. */
      art?: { wordmark?: string; line: string }
    }
  >
>
