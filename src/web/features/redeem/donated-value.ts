import type { RedeemOrderFragment } from '#generated/documents.ts'

/** The part of an exchange that is donated. Undoing the exchange does not return it. */
export function donatedValue({ shipments }: Pick<RedeemOrderFragment, 'shipments'>): number {
  return shipments
    .flatMap(({ packages }) => packages)
    .filter(({ mainProductType }) => mainProductType === 'DONATION')
    .reduce((sum, { packageTotals }) => sum + packageTotals.mainItemAmount.value, 0)
}
