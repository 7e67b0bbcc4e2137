import { use } from 'react'
import { EmptyCartDocument, type EmptyCartQuery } from '../../../generated/documents.ts'
import { ProductTile } from '../../blocks/product-tile.tsx'
import type { Ask } from '../../data/ask.ts'
import { useAsk } from '../../session/use-shop.ts'

type Products = EmptyCartQuery['products']['products']

let asked: Promise<Products> | undefined

/** Asked for once a visit; the same cards that an empty basket shows. Without them the page still helps. */
function askOnce(ask: Ask): Promise<Products> {
  asked ??= ask(EmptyCartDocument, {}).then(
    ({ products }) => products.products,
    () => [],
  )
  return asked
}

export function PopularTiles() {
  const products = use(askOnce(useAsk()))
  return products.map((product) => (
    <li key={product.id}>
      <ProductTile product={product} />
    </li>
  ))
}
