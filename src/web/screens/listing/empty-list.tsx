import { Trans } from '@lingui/react/macro'
import { ProductTile } from '../../blocks/product-tile.tsx'
import { useChrome } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { NearMatches } from './ask-products.ts'
import { countFilters, withoutFilters } from './listing-search.ts'
import type { ListingData } from './load-products.ts'
import { useListingNavigation } from './use-listing-navigation.ts'

/** Nothing was found, so similar results and the categories are shown. Filters are mentioned only if some are set. */
export function EmptyList({ listing }: { listing: ListingData }) {
  const { hrefOf, follow } = useListingNavigation(listing)
  const { search, near } = listing
  const unfiltered = withoutFilters(search)
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col items-start gap-4">
        {countFilters(search) > 0 ? (
          <>
            <p className="text-lead">
              <Trans>No gift cards match all your filters.</Trans>
            </p>
            <ButtonLink href={hrefOf(unfiltered)} onClick={follow(unfiltered)}>
              <Trans>Clear all filters</Trans>
            </ButtonLink>
          </>
        ) : (
          <p className="text-lead">
            <Trans>Oh no! No results found. Check the spelling or try a different search term.</Trans>
          </p>
        )}
      </div>
      {near && near.products.length > 0 && <Near near={near} text={search.text} />}
      <Categories />
    </div>
  )
}

function Near({ near, text }: { near: NearMatches; text: string }) {
  return (
    <section className="flex flex-col gap-5">
      <h3 className="text-subheading">
        {near.kind === 'words' && <Trans>All gift cards for “{text}”</Trans>}
        {near.kind === 'names' && <Trans>Close matches</Trans>}
        {near.kind === 'prices' && <Trans>Close matches at other prices</Trans>}
        {near.kind === 'types' && <Trans>Close matches of other types</Trans>}
        {near.kind === 'categories' && <Trans>Close matches in other categories</Trans>}
        {near.kind === 'popular' && <Trans>Most popular gift cards</Trans>}
      </h3>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop-medium:grid-cols-4">
        {near.products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Categories() {
  const { categoryMenu } = useChrome()
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-subheading">
        <Trans>Browse by category</Trans>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {categoryMenu.map(({ id, title, path }) => (
          <li key={id}>
            <a href={path} className="inline-flex min-h-11 items-center rounded-full bg-mist px-4 font-medium hover:bg-line">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
