import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import { CategoryLinks } from './category-links.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterChips } from './filter-chips.tsx'
import { countFilters } from './listing-search.ts'
import type { ListingData } from './load-products.ts'

// The server renders these parts directly. The browser loads each only for a list that needs it: most visitors open the whole list without a filter.
type PartProps = { listing: ListingData }

const LazyChips = lazy(async () => ({ default: (await import('./filter-chips.tsx')).FilterChips }))
const LazyLinks = lazy(async () => ({ default: (await import('./category-links.tsx')).CategoryLinks }))
const LazyEmptyList = lazy(async () => ({ default: (await import('./empty-list.tsx')).EmptyList }))

const Chips = createIsomorphicFn()
  .server(({ listing }: PartProps) => <FilterChips listing={listing} />)
  .client(({ listing }: PartProps) => <LazyChips listing={listing} />)

type LinksProps = { current: string | number }

const Links = createIsomorphicFn()
  .server(({ current }: LinksProps) => <CategoryLinks current={current} />)
  .client(({ current }: LinksProps) => <LazyLinks current={current} />)

const Empty = createIsomorphicFn()
  .server(({ listing }: PartProps) => <EmptyList listing={listing} />)
  .client(({ listing }: PartProps) => <LazyEmptyList listing={listing} />)

export function ChosenFilters({ listing }: PartProps) {
  const isChosen = countFilters(listing.search) > 0 || listing.search.text !== ''
  return <Suspense>{isChosen && <Chips listing={listing} />}</Suspense>
}

export function OtherCategories({ listing: { category } }: PartProps) {
  return <Suspense>{category && <Links current={category.id} />}</Suspense>
}

export function NothingFound({ listing }: PartProps) {
  return (
    <Suspense>
      <Empty listing={listing} />
    </Suspense>
  )
}
