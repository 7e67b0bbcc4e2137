type AddressPart = string | null | undefined
export type WrittenAddress = {
  street?: AddressPart
  houseNumber?: AddressPart
  suffix?: AddressPart
  postCode?: AddressPart
  city?: AddressPart
  administrativeArea?: AddressPart
  countryCode?: AddressPart
}

/** Where the number stands before the street, and where the postcode comes after the town. */
const NUMBER_FIRST = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'AE', 'FR'])
const POSTCODE_LAST = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ'])

const join = (parts: readonly AddressPart[]) => parts.flatMap((part) => part?.trim() || []).join(' ')

/** Street and number, as people write them in that country. */
export function writeRoad({ street, houseNumber, suffix, countryCode }: WrittenAddress): string {
  const number = join([houseNumber, suffix])
  return join(NUMBER_FIRST.has(countryCode ?? '') ? [number, street] : [street, number])
}

/** Town and postcode, as people write them in that country. */
export function writeTown({ postCode, city, administrativeArea, countryCode }: WrittenAddress): string {
  return join(POSTCODE_LAST.has(countryCode ?? '') ? [city, administrativeArea, postCode] : [postCode, city, administrativeArea])
}

/** An address in one line. */
export function writeAddress(address: WrittenAddress): string {
  return [writeRoad(address), writeTown(address)].filter(Boolean).join(', ')
}
