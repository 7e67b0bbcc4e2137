import type { RedeemTileFragment } from '#generated/documents.ts'

/** By e-mail or by post, as far as it is available now. */
export type RedeemVariation = {
  variationId: string
  kind: 'DIGITAL' | 'PHYSICAL'
  offer: NonNullable<RedeemTileFragment['digitalVariationConfig']>
}

export function listRedeemVariations(
  product: Pick<RedeemTileFragment, 'variationsToShow' | 'digitalVariationConfig' | 'physicalVariationConfig'>,
) {
  return product.variationsToShow.flatMap(({ id, variationType: kind, inStock }): RedeemVariation[] => {
    const offer = kind === 'DIGITAL' ? product.digitalVariationConfig : product.physicalVariationConfig
    return offer && inStock ? [{ variationId: id, kind, offer }] : []
  })
}
