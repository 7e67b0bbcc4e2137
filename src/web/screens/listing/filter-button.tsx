import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FILTER_FORM } from './filter-form.tsx'
import { countFilters } from './listing-search.ts'
import type { ListingData } from './load-products.ts'

const FilterModal = lazy(() => import('./filter-modal.tsx').then((module) => ({ default: module.FilterModal })))

/** Opens the filters where there is no room for them beside the list. Without script they are below the list. */
export function FilterButton({ listing }: { listing: ListingData }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const count = countFilters(listing.search)
  const open = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <ButtonLink
        href={`#${FILTER_FORM}`}
        variant="secondary"
        leadingIcon="filter"
        className="max-tablet:grow scripted:hidden desktop:hidden"
      >
        <Trans>Filter</Trans>
      </ButtonLink>
      <Button
        variant="secondary"
        leadingIcon="filter"
        onClick={open}
        className="max-tablet:grow unscripted:hidden desktop:hidden"
      >
        <Trans>Filter</Trans>
        {count > 0 && <span className="grid size-6 place-items-center rounded-full bg-ink text-sm text-surface">{count}</span>}
      </Button>
      {isAsked && (
        <Suspense>
          <FilterModal listing={listing} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
