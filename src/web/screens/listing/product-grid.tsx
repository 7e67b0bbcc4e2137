import { Trans } from '@lingui/react/macro'
import { ProductTile } from '../../blocks/product-tile.tsx'
import { useHref } from '../../session/use-shop.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ListingData } from './load-products.ts'
import { positionIndex, TOP_PRODUCTS, TOP_PRODUCTS_DESKTOP_LARGE } from './shown-products.ts'

/** Tiles that are visible when the page opens: their pictures load first. */
const ABOVE_THE_FOLD = 4

export function ProductGrid({ listing: { page, perPage, products, search } }: { listing: ListingData }) {
  const showsTopBadges = page === 1 && search.sort === 'popular' && search.text === ''
  const first = positionIndex(page, perPage)
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-3 desktop:gap-y-10 desktop-medium:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id} data-product={product.id} data-position={first + index} className="relative">
          {showsTopBadges && <TopBadge place={index} />}
          <ProductTile product={product} priority={index < ABOVE_THE_FOLD} />
        </li>
      ))}
      {products.length >= perPage && <ChoiceHint />}
    </ul>
  )
}

/** The first four products on a large desktop, the first two elsewhere (spec §9). */
function TopBadge({ place }: { place: number }) {
  if (place >= TOP_PRODUCTS_DESKTOP_LARGE) return null
  return (
    <Badge
      tone="highlight"
      icon="star"
      className={classNames('absolute -top-3 left-3 z-10', place >= TOP_PRODUCTS && 'max-desktop-medium:hidden')}
    >
      <Trans>Top choice</Trans>
    </Badge>
  )
}

/** Fills the last of three columns on a small desktop, after seventeen products. */
function ChoiceHint() {
  const href = useHref()
  return (
    <li className="order-last hidden desktop:block desktop-medium:hidden">
      <a
        href={href('choiceGiftCard')}
        className="group/card flex h-full flex-col justify-center gap-3 rounded-card bg-accent-pale p-6 text-center"
      >
        <Icon name="gift" className="mx-auto size-9 text-accent-deep" />
        <span className="text-subheading headline underline-offset-4 group-hover/card:underline">
          <Trans>Can’t decide?</Trans>
        </span>
        <span className="text-ink-soft">
          <Trans>Give the card that can be spent at every brand in the shop.</Trans>
        </span>
      </a>
    </li>
  )
}
