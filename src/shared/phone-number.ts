import { findDialCode, findDialledCountry } from './countries.ts'

/** A phone number as it is typed: the country of the chosen dial code, and the digits after it. */
type PhoneValue = { countryCode: string; digits: string }

/** Numbers in Italy keep the leading zero after the dial code. */
const DIALS_ZERO = 'IT'

/** "+44 7700900123"; empty when nothing was typed. */
export function writePhone(typed: PhoneValue): string {
  const { countryCode, digits } = readPhone(typed.digits, typed.countryCode)
  const dialCode = findDialCode(countryCode)
  if (digits === '' || digits.startsWith('+') || !dialCode) return digits
  return `+${dialCode} ${countryCode === DIALS_ZERO ? digits : digits.replace(/^0/, '')}`
}

/** Reads a saved, typed or pasted number: "+44 7700…" and "0044 7700…" contain their dial code; other numbers get the dial code of the given country. */
export function readPhone(phoneNumber: string, countryCode: string): PhoneValue {
  const [, prefix, rest = ''] = /^(\+|00)?(.*)$/s.exec(phoneNumber.trim()) ?? []
  const digits = rest.replace(/\D/g, '')
  if (!prefix) return { countryCode, digits }
  const country = findDialledCountry(digits, countryCode)
  const dialCode = country && findDialCode(country)
  return dialCode ? { countryCode: country, digits: digits.slice(dialCode.length) } : { countryCode, digits: `+${digits}` }
}
