type PostalAddress = {
  street?: string | undefined
  houseNumber?: string | undefined
  suffix?: string | undefined
  addressLine1?: string | undefined
  addressLine2?: string | undefined
  postCode?: string | undefined
  city?: string | undefined
  administrativeArea?: string | undefined
  countryCode?: string | undefined
}

/** Where the number stands before the street, and where the postcode comes after the town. */
const NUMBER_FIRST = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'AE', 'FR'])
const POSTCODE_LAST = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ'])

/** An address as it is written on a parcel in its country; the country in the reader's language. */
export function writeAddressLines(address: PostalAddress, locale: string): string[] {
  const {
    street = '',
    houseNumber = '',
    suffix = '',
    postCode = '',
    city = '',
    administrativeArea = '',
    countryCode = '',
  } = address
  const number = [houseNumber, suffix].filter(Boolean).join(' ')
  const road = NUMBER_FIRST.has(countryCode) ? [number, street] : [street, number]
  const town = POSTCODE_LAST.has(countryCode) ? [city, administrativeArea, postCode] : [postCode, city, administrativeArea]
  const country = countryCode && new Intl.DisplayNames([locale], { type: 'region' }).of(countryCode)
  const lines = [
    road.filter(Boolean).join(' '),
    address.addressLine1,
    address.addressLine2,
    town.filter(Boolean).join(' '),
    country,
  ]
  return lines.filter((line): line is string => Boolean(line))
}
