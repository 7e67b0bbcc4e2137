export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'maestro',
  'electron',
  'dankort',
  'amex',
  'diners',
  'discover',
  'jcb',
  'unionpay',
  'interpayment',
] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

/** Spec §5: brands by the first digits. A narrow range comes before a wide range that contains it. */
export const BRAND_PREFIXES: readonly (readonly [CardBrand, RegExp])[] = [
  ['electron', /^(4026|417500|4405|4508|4844|4913|4917)/],
  ['dankort', /^(5019|4571)/],
  ['maestro', /^(5018|5020|5038|5893|6304|6759|676[1-3]|6771)/],
  ['interpayment', /^636/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['diners', /^(30[0-5]|36|38)/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['jcb', /^35/],
  ['unionpay', /^(62|88)/],
]

/** The brand of a complete or partly typed card number, with or without spaces. */
export function findCardBrand(number: string): CardBrand | undefined {
  const digits = number.replace(/\D/g, '')
  return BRAND_PREFIXES.find(([, prefix]) => prefix.test(digits))?.[0]
}
