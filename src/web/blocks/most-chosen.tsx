import type { MostChosenFragment } from '../../generated/documents.ts'
import { Band } from './band.tsx'
import { ProductTile } from './product-tile.tsx'

/** At most two products are featured (spec §9). */
const FEATURED = 2

/**
 * Large screens show the featured products first, side by side; smaller ones show one first and one last, with the others between (spec §2).
 */
export function MostChosen({ block }: { block: MostChosenFragment }) {
  const featured = block.products.slice(0, FEATURED)
  const others = block.products.slice(FEATURED)
  return (
    <Band title={block.title} link={block.link} tone="mist">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 desktop:grid-cols-4 desktop:gap-y-10">
        {featured.map((product, index) => (
          <li
            key={product.id}
            className={
              index === 0
                ? 'order-first col-span-2 tablet:col-span-1 desktop:col-span-2'
                : 'order-last col-span-2 tablet:col-span-1 desktop:col-span-2 desktop-medium:order-first'
            }
          >
            <ProductTile product={product} />
          </li>
        ))}
        {others.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
