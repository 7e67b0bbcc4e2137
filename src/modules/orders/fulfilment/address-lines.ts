import { type WrittenAddress, writeRoad, writeTown } from '#shared/address-order.ts'
import { memoize } from '#shared/memoize.ts'

type PostalAddress = WrittenAddress & { addressLine2?: string | undefined }

const countryNames = memoize((locale) => new Intl.DisplayNames([locale], { type: 'region' }))

/** The lines of an address as a parcel in its country shows them, with the country's name in the reader's language. */
export function writeAddressLines(address: PostalAddress, locale: string): string[] {
  const { houseNumber, addressLine1, addressLine2, countryCode } = address
  const country = countryCode && countryNames(locale).of(countryCode)
  const lines = [writeRoad(address), houseNumber && addressLine1, addressLine2, writeTown(address), country]
  return lines.filter((line): line is string => Boolean(line))
}
