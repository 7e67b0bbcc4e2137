type Address = { street: string; houseNumber: string; postCode: string; city: string; countryCode: string }

/** Where the house number stands before the street, the post code follows the city. */
const NUMBER_FIRST = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US'])

/** The two lines of an address, as its country writes them. */
export function writeAddress({ street, houseNumber, postCode, city, countryCode }: Address): [string, string] {
  return NUMBER_FIRST.has(countryCode)
    ? [`${houseNumber} ${street}`, `${city} ${postCode}`]
    : [`${street} ${houseNumber}`, `${postCode} ${city}`]
}
