import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { NativeSelect } from '../../ui/native-select.tsx'
import { FILTER_FORM } from './filter-form.tsx'
import { FIELD_NAMES } from './listing-query.ts'
import { LISTING_SORTS } from './listing-search.ts'
import type { ListingData } from './load-products.ts'
import { useListingNavigation } from './use-listing-navigation.ts'

/** Belongs to the filters' form, so that changing a filter keeps the sort order, and vice versa. */
export function SortSelect({ listing }: { listing: ListingData }) {
  const { t } = useLingui()
  const { show } = useListingNavigation(listing)
  const labels = {
    popular: listing.search.text ? t`Best match` : t`Most popular`,
    name: t`Name, A to Z`,
    value: t`Lowest amount`,
  }
  const select = useRef<HTMLSelectElement>(null)
  // After a navigation the address decides, also after "back"; the focus stays where it is.
  useEffect(() => {
    if (select.current) select.current.value = listing.search.sort
  }, [listing.search.sort])
  return (
    <NativeSelect
      ref={select}
      label={t`Sort by`}
      isLabelHidden
      name={FIELD_NAMES.sort}
      form={FILTER_FORM}
      defaultValue={listing.search.sort}
      items={LISTING_SORTS.map((sort) => ({ id: sort, label: labels[sort] }))}
      onChange={({ target: { value } }) =>
        show({ ...listing.search, sort: LISTING_SORTS.find((sort) => sort === value) ?? 'popular' })
      }
      className="w-48 max-tablet:w-auto max-tablet:grow"
    />
  )
}
