import type { ReactNode } from 'react'
import { EmptyCartDocument } from '#generated/documents.ts'
import { ProductTile } from '../../blocks/product-tile.tsx'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'

/** The same cards as in an empty basket. If they cannot be loaded, the page works without them. */
export function PopularTiles({ waiting }: { waiting: ReactNode }) {
  const { answer } = useAnswer(EmptyCartDocument, {}, { isCached: true })
  if (answer === 'loading') return waiting
  return known(answer)?.products.products.map((product) => (
    <li key={product.id}>
      <ProductTile product={product} />
    </li>
  ))
}
