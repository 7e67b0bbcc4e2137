import { notFound } from '@tanstack/react-router'
import {
  BuilderExtrasDocument,
  type DeliveryOptionsFragment,
  ProductDeliveryDocument,
  ProductDetailDocument,
  type ProductDetailQuery,
  type WrapperFragment,
} from '#generated/documents.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { findFirstWrapper } from '../gift-builder/builder-product.ts'

export type ProductData = {
  product: NonNullable<ProductDetailQuery['product']>
  storeData: ProductDetailQuery['storeData']
  /** The delivery promise of the posted card; null when there is none. */
  delivery: DeliveryOptionsFragment | null
  /** The wrapper that the page shows first. */
  firstWrapper: WrapperFragment | undefined
}

/** A product with its delivery promise; a real 404 when this shop does not sell it. */
export async function loadProduct({ ask }: RouterContext, path: string): Promise<ProductData> {
  const { product, storeData } = await ask(ProductDetailDocument, { path })
  if (!product) throw notFound()
  const physical = product.variations.find(({ variationType }) => variationType === 'PHYSICAL')
  const [{ deliveryOptions: delivery }, { wrappers }] = await Promise.all([
    physical ? ask(ProductDeliveryDocument, { variationId: physical.id }) : { deliveryOptions: null },
    ask(BuilderExtrasDocument, {}),
  ])
  return { product, storeData, delivery, firstWrapper: findFirstWrapper(product, wrappers) }
}
