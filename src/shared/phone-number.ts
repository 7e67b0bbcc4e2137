import { findDialCode, findDialledCountry } from './countries.ts'

/** A telephone number as it is typed: the country whose dial code was chosen, and the rest. */
type PhoneValue = { countryCode: string; digits: string }

/** Italians dial the zero from abroad too. */
const DIALS_ZERO = 'IT'

/** "+44 7700900123"; empty when nothing was typed. */
export function writePhone(typed: PhoneValue): string {
  const { countryCode, digits } = readPhone(typed.digits, typed.countryCode)
  const dialCode = findDialCode(countryCode)
  if (digits === '' || digits.startsWith('+') || !dialCode) return digits
  return `+${dialCode} ${countryCode === DIALS_ZERO ? digits : digits.replace(/^0/, '')}`
}

/** Reads a saved, typed or pasted number: "+44 7700…" and "0044 7700…" bring their dial code, others get that of the country given. */
export function readPhone(phoneNumber: string, countryCode: string): PhoneValue {
  const [, prefix, rest = ''] = /^(\+|00)?(.*)$/s.exec(phoneNumber.trim()) ?? []
  const digits = rest.replace(/\D/g, '')
  if (!prefix) return { countryCode, digits }
  const country = findDialledCountry(digits, countryCode)
  const dialCode = country && findDialCode(country)
  return dialCode ? { countryCode: country, digits: digits.slice(dialCode.length) } : { countryCode, digits: `+${digits}` }
}
