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
  /** Of the card that goes by post; null when there is none. */
  delivery: DeliveryOptionsFragment | null
  /** The page opens with it around the card. */
  firstWrapper: WrapperFragment | undefined
}

/** A product with what is promised of its delivery; a real 404 when this shop does not sell it. */
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
