import type { ShopFailure } from '../../shared/failures.ts'

/** The largest number of cards in an order (spec §8, 2030): no request needs a longer list. */
const LIST_MAX_LENGTH = 100

/** The failure for a list in a field's arguments that is too long. Parts of `input` are named without "input.". */
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
