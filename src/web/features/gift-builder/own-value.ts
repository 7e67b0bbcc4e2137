/** Stands for the amount typed beside the offered values. */
export const OWN_VALUE = 'own'

/** The chosen or typed value, as text. */
export function chosenValue({ value, ownValue }: { value: string; ownValue: string }): string {
  return value === OWN_VALUE ? ownValue : value
}

/** The chosen or typed value. */
export function chosenAmount(values: { value: string; ownValue: string }): number {
  return toAmount(chosenValue(values))
}

/** A typed amount, with a decimal point or comma; not a number if it is none. */
export function toAmount(typed: string): number {
  return Number(typed.trim().replace(',', '.'))
}

/** A donation of any amount: the donor types the amount, so nobody is asked for a quantity. */
export function isFreeDonation(
  { productType }: { productType: string },
  { hasFixedPrices }: { hasFixedPrices: boolean },
): boolean {
  return productType === 'DONATION' && !hasFixedPrices
}
