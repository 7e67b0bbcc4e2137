import type { ProductReferenceFragment } from '../../generated/documents.ts'
import { Band } from './band.tsx'
import { ProductTile } from './product-tile.tsx'

export function ProductReference({ block }: { block: ProductReferenceFragment }) {
  if (block.products.length === 0) return null
  return (
    <Band title={block.title} link={block.moreLink}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4 desktop:gap-y-10">
        {block.products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
