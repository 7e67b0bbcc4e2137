import { Trans } from '@lingui/react/macro'
import type { FocusEvent, FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { ListingData } from './load-products.ts'
import { readForm, useListingNavigation } from './use-listing-navigation.ts'

/** The sort order is elsewhere on the page, but belongs to this form. */
export const FILTER_FORM = 'listing-filters'

/** A plain form that opens the same list with its filters in the address; with script it does so after each choice. */
export function FilterForm({ listing }: { listing: ListingData }) {
  const { submit, show } = useListingNavigation(listing)
  // A tick applies at once, an amount when it is completely typed.
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if ((target as HTMLInputElement).type === 'checkbox') show(readForm(currentTarget))
  }
  const leave = ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    const typed = readForm(currentTarget)
    const { priceMin, priceMax } = listing.search
    if (typed.priceMin !== priceMin || typed.priceMax !== priceMax) show(typed)
  }
  return (
    <form
      id={FILTER_FORM}
      method="get"
      action={listing.path}
      onSubmit={submit}
      onChange={change}
      onBlur={leave}
      className="flex flex-col gap-6"
    >
      <FilterFields listing={listing} />
      <Button type="submit" variant="secondary" className="scripted:hidden">
        <Trans>Show gift cards</Trans>
      </Button>
    </form>
  )
}
