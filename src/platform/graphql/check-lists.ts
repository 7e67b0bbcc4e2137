import type { ShopFailure } from '../../shared/failures.ts'

/** As many as one order holds cards (spec §8, 2030): nothing that is sent needs a longer list. */
const LIST_MAX_LENGTH = 100

/** A list among a field's arguments that would cost too much to look at. Parts of `input` go by their own names. */
export function findListFailure(args: object): ShopFailure | undefined {
  const place = findLongList(args)
  return place === undefined ? undefined : { name: 'LIST_TOO_LONG', parameter: place.replace(/^input\./, '') }
}

function findLongList(sent: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  if (Array.isArray(sent) && sent.length > LIST_MAX_LENGTH) return ''
  for (const [name, value] of Object.entries(sent)) {
    const place = findLongList(value)
    if (place !== undefined) return place ? `${name}.${place}` : name
  }
  return undefined
}
