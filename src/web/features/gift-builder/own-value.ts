/** Stands for the amount typed beside the offered values. */
export const OWN_VALUE = 'own'

/** The chosen or typed value, as text. */
export function chosenValue({ value, ownValue }: { value: string; ownValue: string }): string {
  return value === OWN_VALUE ? ownValue : value
}

/** A donation of any amount: the donor types the amount, so nobody is asked for a quantity. */
export function isFreeDonation(
  { productType }: { productType: string },
  { hasFixedPrices }: { hasFixedPrices: boolean },
): boolean {
  return productType === 'DONATION' && !hasFixedPrices
}
