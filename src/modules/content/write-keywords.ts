/** The keyword for the shop's products, in every language. */
const GIFT_CARDS = { en: 'gift cards', nl: 'cadeaubonnen' } as const

type Described = { language: keyof typeof GIFT_CARDS; title: string; topic?: string | undefined }

/** The keywords of a page without keywords of its own (spec §3, page metadata). */
export function writeKeywords({ language, title, topic }: Described): string {
  return [...new Set([title, topic, GIFT_CARDS[language], '{brand}'].filter(Boolean))].join(', ')
}
