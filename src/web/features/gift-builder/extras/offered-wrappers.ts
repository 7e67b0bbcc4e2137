import type { WrapperFragment } from '#generated/documents.ts'
import type { Kind } from '../gift-draft.ts'

type Offered = Pick<WrapperFragment, 'id' | 'price'> & { kinds: readonly Kind[]; occasions: readonly string[] }

/** Those for this way of giving; by the occasions they should suit, the most important first. */
export function listOffered<W extends Offered>(wrappers: readonly W[], kind: Kind, suits: readonly string[]): W[] {
  const rank = ({ occasions }: W) => {
    const place = suits.findIndex((occasion) => occasions.includes(occasion))
    return place < 0 ? suits.length : place
  }
  return wrappers.filter(({ kinds }) => kinds.includes(kind)).toSorted((a, b) => rank(a) - rank(b))
}

/** What the shopper chose, where it is offered; else the first that is free. Empty for none. */
export function pickWrapper(wanted: string | null, offered: readonly Offered[]): string {
  if (wanted === '' || offered.some(({ id }) => id === wanted)) return wanted ?? ''
  return offered.find(({ price }) => price.value === 0)?.id ?? ''
}

/** The first few, among them the chosen one. */
export function listShown<W extends Offered>(offered: readonly W[], chosen: string, count: number): W[] {
  const first = offered.slice(0, count)
  const other = offered.slice(count).find(({ id }) => id === chosen)
  return other ? [...first.slice(0, -1), other] : first
}
