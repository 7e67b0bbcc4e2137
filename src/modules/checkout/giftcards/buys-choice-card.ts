import type { ProductOffer } from '../../catalog/index.ts'

type Bought = { variation: { product: Pick<ProductOffer, 'isChoiceCard'> } | undefined }

/**
 * Gift cards cannot pay for Choice Gift Cards or packs of blank cards, nor for a part of such an order: otherwise a stolen or soon expiring card
 * could be turned into a new card with another number.
 */
export function buysChoiceCard(packages: readonly Bought[]): boolean {
  return packages.some(({ variation }) => variation?.product.isChoiceCard ?? false)
}
