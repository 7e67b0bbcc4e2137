import type { FailureName } from '../failures.ts'

const FIVE_DIGITS = /^\d{5}$/
const FOUR_DIGITS_FROM_1000 = /^[1-9]\d{3}$/
/** The first digit may be zero, as in Oslo, Darwin and Whangārei. */
const FOUR_DIGITS = /^\d{4}$/
const ANYTHING = /^.{1,12}$/u

/** Spec §5, one for each country with a storefront. */
const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    AE: ANYTHING, // has no postcodes; people write their post box
    AT: FOUR_DIGITS_FROM_1000,
    AU: FOUR_DIGITS,
    BE: FOUR_DIGITS_FROM_1000,
    BR: /^\d{5}-?\d{3}$/,
    CA: /^[abceghj-nprstvxy]\d[abceghj-nprstv-z] ?\d[abceghj-nprstv-z]\d$/i,
    CH: FOUR_DIGITS_FROM_1000,
    DE: /^(?!01000|99999)\d{5}$/,
    DK: FOUR_DIGITS_FROM_1000,
    ES: FIVE_DIGITS,
    FR: FIVE_DIGITS,
    GB: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
    IE: /^(?:[a-z]\d{2}|d6w) ?[a-z\d]{4}$/i, // Dublin 6W is the only district that is not a letter and two digits
    IT: FIVE_DIGITS,
    MX: FIVE_DIGITS,
    NL: /^[1-9]\d{3} ?(?!sa|sd|ss)[a-z]{2}$/i,
    NO: FOUR_DIGITS,
    NZ: FOUR_DIGITS,
    PL: /^\d{2}-\d{3}$/,
    PT: /^\d{4}-?\d{3}$/,
    SE: /^\d{3} ?\d{2}$/,
    US: /^\d{5}(?:-\d{4})?$/,
  }),
)

/** Undefined when the postcode has the format of that country. Without a pattern, any short text is valid. */
export function findPostcodeFailure(postCode: string, countryCode: string): FailureName | undefined {
  const trimmed = postCode.trim()
  if (trimmed === '') return 'POSTCODE_REQUIRED'
  return (PATTERNS.get(countryCode) ?? ANYTHING).test(trimmed) ? undefined : 'POSTCODE_INVALID'
}

type Gap = { at: number; sign: ' ' | '-' }

/** Where a postcode has a space or dash: after so many characters, or before the last ones. */
const GAPS: ReadonlyMap<string, Gap> = new Map(
  Object.entries<Gap>({
    BR: { at: 5, sign: '-' },
    CA: { at: 3, sign: ' ' },
    GB: { at: -3, sign: ' ' },
    IE: { at: 3, sign: ' ' },
    NL: { at: 4, sign: ' ' },
    PT: { at: 4, sign: '-' },
    SE: { at: 3, sign: ' ' },
  }),
)

/** Formats a postcode as on an envelope: "1012jk" becomes "1012 JK". Any other text stays unchanged. */
export function tidyPostcode(postCode: string, countryCode: string): string {
  const gap = GAPS.get(countryCode)
  if (!gap || findPostcodeFailure(postCode, countryCode)) return postCode
  const bare = postCode.replace(/[ -]/g, '').toUpperCase()
  return bare.slice(0, gap.at) + gap.sign + bare.slice(gap.at)
}
