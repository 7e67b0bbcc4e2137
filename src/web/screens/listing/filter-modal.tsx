import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { FilterFields } from './filter-fields.tsx'
import { withoutFilters } from './listing-search.ts'
import type { ListingData } from './load-products.ts'
import { readForm, useListingNavigation } from './use-listing-navigation.ts'

type FilterModalProps = { listing: ListingData; isOpen: boolean; onClose: () => void }

export function FilterModal({ listing, isOpen, onClose }: FilterModalProps) {
  const { t } = useLingui()
  const { show } = useListingNavigation(listing)
  const form = useId()
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onClose()
    show({ ...readForm(event.currentTarget), sort: listing.search.sort })
  }
  const clear = () => {
    onClose()
    show(withoutFilters(listing.search))
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Filter</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="quiet" onClick={clear}>
            <Trans>Clear all</Trans>
          </Button>
          <Button type="submit" form={form}>
            <Trans>Show gift cards</Trans>
          </Button>
        </>
      }
    >
      <form id={form} method="get" action={listing.path} onSubmit={apply} className="flex flex-col gap-6">
        <FilterFields listing={listing} />
      </form>
    </Modal>
  )
}
