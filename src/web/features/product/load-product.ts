import { notFound } from '@tanstack/react-router'
import {
  type DeliveryOptionsFragment,
  ProductDeliveryDocument,
  ProductDetailDocument,
  type ProductDetailQuery,
} from '../../../generated/documents.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type ProductData = {
  product: NonNullable<ProductDetailQuery['product']>
  storeData: ProductDetailQuery['storeData']
  /** Of the card that goes by post; null when there is none. */
  delivery: DeliveryOptionsFragment | null
}

/** A product with what is promised of its delivery; a real 404 when this shop does not sell it. */
export async function loadProduct({ ask }: RouterContext, path: string): Promise<ProductData> {
  const { product, storeData } = await ask(ProductDetailDocument, { path })
  if (!product) throw notFound()
  const physical = product.variations.find(({ variationType }) => variationType === 'PHYSICAL')
  const { deliveryOptions } = physical
    ? await ask(ProductDeliveryDocument, { variationId: physical.id })
    : { deliveryOptions: null }
  return { product, storeData, delivery: deliveryOptions }
}
