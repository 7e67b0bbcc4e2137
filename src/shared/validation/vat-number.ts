import type { FailureName } from '../failures.ts'

/** The format after the country's letters, for the European Union and Great Britain. Greece uses EL, Northern Ireland XI. */
const FORMATS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    AT: /^U\d{8}$/,
    BE: /^[01]\d{9}$/,
    BG: /^\d{9,10}$/,
    CY: /^\d{8}[A-Z]$/,
    CZ: /^\d{8,10}$/,
    DE: /^\d{9}$/,
    DK: /^\d{8}$/,
    EE: /^\d{9}$/,
    EL: /^\d{9}$/,
    ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
    FI: /^\d{8}$/,
    FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
    GB: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
    HR: /^\d{11}$/,
    HU: /^\d{8}$/,
    IE: /^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
    IT: /^\d{11}$/,
    LT: /^(?:\d{9}|\d{12})$/,
    LU: /^\d{8}$/,
    LV: /^\d{11}$/,
    MT: /^\d{8}$/,
    NL: /^\d{9}B\d{2}$/,
    PL: /^\d{10}$/,
    PT: /^\d{9}$/,
    RO: /^\d{2,10}$/,
    SE: /^\d{10}01$/,
    SI: /^\d{8}$/,
    SK: /^\d{10}$/,
    XI: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
  }),
)

const MAX_LENGTH = 30

/** The official form: capitals, without separators. */
export function toVatNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s.-]/g, '')
}

/** Adds the country's letters if they were left out, so that each company has one number. */
export function toFullVatNumber(typed: string, countryCode: string): string {
  const vatNumber = toVatNumber(typed)
  const letters = lettersOf(countryCode)
  return FORMATS.get(letters)?.test(vatNumber) ? letters + vatNumber : vatNumber
}

function lettersOf(countryCode: string): string {
  return countryCode === 'GR' ? 'EL' : countryCode
}

/**
 * Undefined when the number has a valid format. The country's letters may be left out. A company registered in another country than its address must write that
 * country's letters.
 */
export function findVatNumberFailure(typed: string, countryCode: string): FailureName | undefined {
  const vatNumber = toVatNumber(typed)
  if (vatNumber === '') return 'VAT_NUMBER_REQUIRED'
  const own = FORMATS.get(lettersOf(countryCode))
  if (!own) return vatNumber.length > MAX_LENGTH ? 'VAT_NUMBER_INVALID' : undefined
  const named = FORMATS.get(vatNumber.slice(0, 2))
  return own.test(vatNumber) || named?.test(vatNumber.slice(2)) ? undefined : 'VAT_NUMBER_INVALID'
}
