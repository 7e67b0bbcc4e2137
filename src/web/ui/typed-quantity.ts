export type QuantityBounds = { min: number; max: number }

/** The typed number, limited to the bounds; the previous one if the text is not a number. */
export function toQuantity(typed: string, known: number, { min, max }: QuantityBounds): number {
  const digits = typed.trim()
  const meant = /^-?\d+([.,]\d*)?$/.test(digits) ? Math.trunc(Number(digits.replace(',', '.'))) : known
  return Math.min(Math.max(meant, min), max)
}
