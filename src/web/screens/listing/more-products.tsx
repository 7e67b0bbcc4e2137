import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatCount } from '../../i18n/numbers.ts'
import { stringifySearch } from '../../routing/search-params.ts'
import { useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { toQuery } from './listing-search.ts'
import { pagePath } from './listing-tags.ts'
import type { ListingData } from './load-products.ts'
import { countPages } from './shown-products.ts'
import { useShowMore } from './use-show-more.ts'

/** The progress through the list, a button that adds the next page to this one, and a link to every page. */
export function MoreProducts({ listing }: { listing: ListingData }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { isLoading, showMore } = useShowMore(listing)
  const { lastPage, page, path, perPage, products, search, totalCount } = listing
  const hrefOf = (number: number) => pagePath(path, number) + stringifySearch(toQuery(search))
  const pages = countPages(totalCount, perPage)
  if (pages <= 1) return null
  const last = Math.min((page - 1) * perPage + products.length, totalCount)
  const seen = formatCount(last, locale)
  const count = formatCount(totalCount, locale)
  return (
    <div className="mt-6 flex flex-col items-center gap-6">
      <p aria-live="polite" className="flex w-full max-w-xs flex-col items-center gap-3 text-ink-soft">
        <span>
          <Trans>
            You have seen {seen} of <Plural value={totalCount} one={`${count} gift card`} other={`${count} gift cards`} />
          </Trans>
        </span>
        <progress
          aria-hidden="true"
          value={last}
          max={totalCount}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
      </p>
      {lastPage < pages && (
        <ButtonLink
          href={hrefOf(lastPage + 1)}
          onClick={showMore}
          variant="secondary"
          size="large"
          aria-busy={isLoading || undefined}
        >
          {isLoading ? t`One moment …` : t`Show more gift cards`}
        </ButtonLink>
      )}
      <Pagination
        current={lastPage}
        count={pages}
        hrefOf={hrefOf}
        texts={{
          navigation: t`Pages`,
          previous: t`Previous page`,
          next: t`Next page`,
          page: (number) => t`Page ${number}`,
        }}
      />
    </div>
  )
}
