import { PLACES } from '#seeds/places/index.ts'
import { LARGE_CITIES } from '#seeds/places/large-cities.ts'

export type AddressSuggestion = { label: string; countryCode: string; administrativeArea: string; locality: string }

type Place = AddressSuggestion & {
  /** How both are compared: letters without accents, one space between words. */ folded: string
}

/** Letters that Unicode does not decompose into a base letter and an accent, with their usual spelling. */
const TYPED_AS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ı: 'i' }

/** Sorted once: by country, large cities first, then by name. A place with the name of its area shows the name once. */
const PLACES_BY_COUNTRY: ReadonlyMap<string, readonly Place[]> = new Map(
  Object.entries(PLACES).map(([countryCode, areas]) => {
    const { compare } = new Intl.Collator('en')
    const places = Object.entries(areas).flatMap(([area, towns]) =>
      towns.split(', ').map((town) => toPlace(countryCode, area, town)),
    )
    const large = (LARGE_CITIES[countryCode] ?? '').split(', ')
    const rank = ({ locality }: Place) => (large.includes(locality) ? large.indexOf(locality) : large.length)
    return [countryCode, places.toSorted((a, b) => rank(a) - rank(b) || compare(a.label, b.label))]
  }),
)

/** No place has a longer name. Longer text is cut, because normalizing a long text takes quadratic time. */
const TYPED_MAX_LENGTH = 100

/**
 * Places of these countries whose name or area has a word that starts with the typed text. Names that start with it come first; within each group,
 * large cities come first, then alphabetical order. An empty text finds all places.
 */
export function listAddressSuggestions(typed: string, countryCodes: readonly string[]): AddressSuggestion[] {
  if (typed.length > TYPED_MAX_LENGTH) return []
  const wanted = fold(typed)
  const places = [...new Set(countryCodes)].flatMap((code) => PLACES_BY_COUNTRY.get(code) ?? [])
  const starting = places.filter(({ folded }) => folded.startsWith(wanted))
  const containing = places.filter(({ folded }) => !folded.startsWith(wanted) && folded.includes(` ${wanted}`))
  return [...starting, ...containing].map(({ folded: _, ...suggestion }) => suggestion)
}

function toPlace(countryCode: string, administrativeArea: string, locality: string): Place {
  const label = locality === administrativeArea ? locality : `${locality}, ${administrativeArea}`
  return { label, countryCode, administrativeArea, locality, folded: fold(label) }
}

/** Makes Zürich, zurich and ZÜRICH equal; also Stoke-on-Trent and stoke on trent, 's-Hertogenbosch and s hertogenbosch. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøæœßđı]/g, (letter) => TYPED_AS[letter] ?? letter)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
