import { Trans } from '@lingui/react/macro'
import { Picture } from '../../blocks/picture.tsx'
import { useChrome, useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { ListingData } from './load-listing.ts'

/** Nothing fits, so there is a way on. */
export function EmptyList({ listing }: { listing: ListingData }) {
  const { storeData } = useChrome()
  const href = useHref()
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-5 py-6 text-center">
      <Picture picture={storeData.notFoundImage} decorative className="h-auto w-64" />
      <h3 className="text-heading">
        <Trans>No card fits all of that</Trans>
      </h3>
      <p className="text-ink-soft">
        <Trans>Take a filter away, or look at everything: there is a present in there somewhere.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={listing.path}>
          <Trans>Clear all filters</Trans>
        </ButtonLink>
        <ButtonLink href={href('allCategories')} variant="secondary">
          <Trans>View all categories</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
