type AddressPart = string | null | undefined
export type WrittenAddress = {
  street?: AddressPart
  houseNumber?: AddressPart
  suffix?: AddressPart
  /** The name of a house without a number. */
  addressLine1?: AddressPart
  postCode?: AddressPart
  city?: AddressPart
  administrativeArea?: AddressPart
  countryCode?: AddressPart
}

/** Countries that write the number before the street. */
const NUMBER_FIRST = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'AE', 'FR'])

/** Countries that write the postcode after the town, and a letter directly after the number: "12a High Street". */
const WRITTEN_AS_BRITISH = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ'])

/** Countries whose addresses have a state or province. */
const WITH_AREA = new Set(['AE', 'AU', 'BR', 'CA', 'MX', 'US'])

const join = (parts: readonly AddressPart[]) => parts.flatMap((part) => part?.trim() || []).join(' ')

/** Countries that write the flat before the house: "Flat 2, 12 Queen Square". */
const FLAT_FIRST = new Set(['GB', 'IE'])

/** Street and number as written in that country, or the name of the house and the street. */
export function writeRoad({ street, houseNumber, suffix, addressLine1, countryCode }: WrittenAddress): string {
  if (!houseNumber && addressLine1) return [addressLine1, street].filter(Boolean).join(', ')
  if (suffix && houseNumber && FLAT_FIRST.has(countryCode ?? '') && /^\p{L}{2,} /u.test(suffix.trim())) {
    return `${suffix.trim()}, ${join([houseNumber, street])}`
  }
  const joinsLetter = WRITTEN_AS_BRITISH.has(countryCode ?? '') && /^\p{L}$/u.test(suffix?.trim() ?? '')
  const number = joinsLetter ? `${houseNumber?.trim() ?? ''}${suffix?.trim() ?? ''}` : join([houseNumber, suffix])
  return join(NUMBER_FIRST.has(countryCode ?? '') ? [number, street] : [street, number])
}

/** Town and postcode as written in that country, with the state or province only where addresses have one. */
export function writeTown({ postCode, city, administrativeArea, countryCode }: WrittenAddress): string {
  const area = writesArea(countryCode ?? '') ? administrativeArea : undefined
  return join(WRITTEN_AS_BRITISH.has(countryCode ?? '') ? [city, area, postCode] : [postCode, city, area])
}

/** An address in one line. */
export function writeAddress(address: WrittenAddress): string {
  return [writeRoad(address), writeTown(address)].filter(Boolean).join(', ')
}

export function writesArea(countryCode: string): boolean {
  return WITH_AREA.has(countryCode)
}

type Retyped = {
  countryCode: string
  area?: AddressPart
  /** The area that was filled in together with the town. */
  proposed?: AddressPart
}

/** When the town changes, an area that is hidden or was proposed belongs to the old town and is removed. An area that the buyer typed stays. */
export function retypeCity(
  city: string,
  { countryCode, area, proposed }: Retyped,
): { city: string; administrativeArea?: string } {
  const isOfTown = !writesArea(countryCode) || Boolean(area && area === proposed)
  return isOfTown ? { city, administrativeArea: '' } : { city }
}
