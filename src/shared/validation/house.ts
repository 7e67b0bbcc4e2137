type Part = string | null | undefined
type House = { houseNumber?: Part; suffix?: Part; addressLine1?: Part }

/** "12", "12a", "221 B", "12-14", "7/2": a number and a suffix. */
const NUMBERED = /^(\d{1,10})(?!\d)\s*(?:[-/]\s*)?([\p{L}\d].*)?$/u

/** Longer texts are not split, and the rules refuse them. */
const MAX_LENGTH = 130

/**
 * Spec §5: a house number is a positive number. "12a" is split into a number and a suffix, and a house without a number ("Rose Cottage") becomes an address
 * line. Anything else stays as it was typed, and the rules refuse it.
 */
export function splitHouse<Fields extends House>(fields: Fields): Fields {
  const { houseNumber, suffix, addressLine1 } = fields
  const typed = houseNumber?.trim() ?? ''
  if (typed.length > MAX_LENGTH) return fields
  const [, number, rest] = NUMBERED.exec(typed) ?? []
  if (number && rest) return { ...fields, houseNumber: number, suffix: joinOnce(rest, suffix, ' ') }
  if (number || !/\p{L}/u.test(typed) || /^\d/.test(typed)) return fields
  return { ...fields, houseNumber: '', addressLine1: joinOnce(typed, addressLine1, ', ') }
}

/** The value of the form's one field for the house: its number, or its name. */
export function writeHouse({ houseNumber, addressLine1 }: House): string {
  return houseNumber || addressLine1 || ''
}

function joinOnce(first: string, second: Part, between: string): string {
  const rest = second?.trim() ?? ''
  return rest === '' || rest.toLowerCase() === first.toLowerCase() ? first : first + between + rest
}
