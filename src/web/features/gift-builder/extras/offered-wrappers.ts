import type { WrapperFragment } from '#generated/documents.ts'
import type { Kind } from '../gift-draft.ts'

type Offered = Pick<WrapperFragment, 'id' | 'price'> & { kinds: readonly Kind[]; occasions: readonly string[] }

/** The wrappers for this way of delivery. Those for the given occasions come first, in the order of the occasions. */
export function listOffered<W extends Offered>(wrappers: readonly W[], kind: Kind, preferredOccasions: readonly string[]): W[] {
  const rank = ({ occasions }: W) => {
    const place = preferredOccasions.findIndex((occasion) => occasions.includes(occasion))
    return place < 0 ? preferredOccasions.length : place
  }
  return wrappers.filter(({ kinds }) => kinds.includes(kind)).toSorted((a, b) => rank(a) - rank(b))
}

/** The wrapper that the shopper chose if it is offered, otherwise the first free one. Empty for none. */
export function pickWrapper(wanted: string | null, offered: readonly Offered[]): string {
  if (wanted === '' || offered.some(({ id }) => id === wanted)) return wanted ?? ''
  return offered.find(({ price }) => price.value === 0)?.id ?? ''
}

/** The first few wrappers, including the chosen one. */
export function listShown<W extends Offered>(offered: readonly W[], chosen: string, count: number): W[] {
  const first = offered.slice(0, count)
  const other = offered.slice(count).find(({ id }) => id === chosen)
  return other ? [...first.slice(0, -1), other] : first
}
