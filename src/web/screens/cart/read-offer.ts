import type { CartPackageFragment, CartShipmentFragment } from '#generated/documents.ts'
import type { Offer } from '../../features/gift-builder/value-failure.ts'

/** The amounts that are sold; undefined when the card is no longer sold. */
export function readOffer({ variationType }: CartShipmentFragment, { giftcard }: CartPackageFragment): Offer | undefined {
  const product = giftcard.variation?.product
  return (variationType === 'DIGITAL' ? product?.digitalVariationConfig : product?.physicalVariationConfig) ?? undefined
}
