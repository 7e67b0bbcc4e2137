import type { ProductOffer } from '../../catalog/index.ts'

type Bought = { variation: { product: Pick<ProductOffer, 'isSpentHere'> } | undefined }

/**
 * No gift card pays for a Choice Gift Card or a pack of blank ones, not even a part of their order: a stolen card, or one that soon expires, would
 * come back as a fresh one under another number.
 */
export function buysChoiceCard(packages: readonly Bought[]): boolean {
  return packages.some(({ variation }) => variation?.product.isSpentHere ?? false)
}
