import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatCount } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { useShownProducts } from './use-shown-products.ts'

type MoreProductsProps = { shown: ReturnType<typeof useShownProducts>; totalCount: number }

/** How far one has come, a button that adds the next page to this one, and a link to every page. */
export function MoreProducts({ shown, totalCount }: MoreProductsProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { firstPage, hrefOf, isLoading, page, pages, perPage, products, showMore } = shown
  if (pages <= 1) return null
  const last = Math.min((firstPage - 1) * perPage + products.length, totalCount)
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
      {page < pages && (
        <ButtonLink
          href={hrefOf(page + 1)}
          onClick={showMore}
          variant="secondary"
          size="large"
          aria-busy={isLoading || undefined}
        >
          {isLoading ? t`One moment …` : t`Show more gift cards`}
        </ButtonLink>
      )}
      <Pagination
        current={page}
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
