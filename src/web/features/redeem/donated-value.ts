import type { RedeemOrderFragment } from '#generated/documents.ts'

/** What of an exchange goes to good causes. It stays given when the exchange is undone. */
export function donatedValue({ shipments }: Pick<RedeemOrderFragment, 'shipments'>): number {
  return shipments
    .flatMap(({ packages }) => packages)
    .filter(({ mainProductType }) => mainProductType === 'DONATION')
    .reduce((sum, { packageTotals }) => sum + packageTotals.mainItemAmount.value, 0)
}
