import type { MostChosenFragment } from '../../generated/documents.ts'
import { classNames } from '../ui/class-names.ts'
import { Band } from './band.tsx'
import { ProductTile } from './product-tile.tsx'

/** At most two products are featured (spec §9). */
const FEATURED = 2

/** Large screens show the featured products first, side by side; smaller screens show one first and one last (spec §2). */
const FEATURED_PLACES = ['order-first', 'order-last desktop-medium:order-first']

/** Half of this long list is far below the first screen of a phone. */
const LATE = 'rendered-late [--height-until-rendered:15rem]'

export function MostChosen({ block }: { block: MostChosenFragment }) {
  return (
    <Band title={block.title} link={block.link} tone="mist">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 desktop:grid-cols-4 desktop:gap-y-10">
        {block.products.map((product, index) => (
          <li key={product.id} className={classNames(LATE, index < FEATURED && `col-span-2 ${FEATURED_PLACES[index]}`)}>
            <ProductTile product={product} isFeatured={index < FEATURED} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
