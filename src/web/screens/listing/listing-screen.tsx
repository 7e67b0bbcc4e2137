import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { CategoryIcon } from '../../blocks/category-icon.tsx'
import { Trail } from '../../blocks/trail.tsx'
import { SearchForm } from '../../chrome/search-form.tsx'
import { formatCount } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'
import { FilterButton } from './filter-button.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ListingData } from './load-products.ts'
import { MoreProducts } from './more-products.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ChosenFilters, NothingFound, OtherCategories } from './rare-parts.tsx'
import { SortSelect } from './sort-select.tsx'
import { useFullRows } from './use-show-more.ts'

/** All gift cards, or those of one category: filters, cards, and the following pages. */
export function ListingScreen({ listing }: { listing: ListingData }) {
  useFullRows(listing)
  const isChanging = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) => isLoading && location.href !== resolvedLocation?.href,
  })
  const { totalCount } = listing
  const count = formatCount(totalCount, useShop().locale)
  return (
    <>
      <ListingHeading listing={listing} />
      <div className="page-width grid gap-x-10 py-6 desktop:grid-cols-[15rem_1fr] desktop:py-10 wide:gap-x-14">
        <aside className="max-desktop:order-last max-desktop:mt-10 max-desktop:scripted:hidden">
          <FilterForm listing={listing} />
          <OtherCategories listing={listing} />
        </aside>
        <section aria-busy={isChanging} className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-subheading" aria-live="polite">
              <Plural value={totalCount} one={`${count} gift card`} other={`${count} gift cards`} />
            </h2>
            <div className="flex grow justify-end gap-3 max-tablet:w-full">
              <FilterButton listing={listing} />
              <SortSelect listing={listing} />
            </div>
          </div>
          <ChosenFilters listing={listing} />
          <div className={classNames('transition-opacity duration-200', isChanging && 'opacity-50')}>
            {totalCount === 0 ? <NothingFound listing={listing} /> : <ProductGrid listing={listing} />}
          </div>
          <MoreProducts listing={listing} />
        </section>
      </div>
    </>
  )
}

function ListingHeading({ listing: { category, path, search } }: { listing: ListingData }) {
  const href = useHref()
  const { t } = useLingui()
  const trail = category
    ? [
        { label: t`All categories`, href: href('allCategories') },
        { label: category.title, href: path },
      ]
    : [{ label: t`Gift cards`, href: path }]
  return (
    <div className="bg-mist">
      <div className="page-width pt-3 pb-8 desktop:pb-12">
        <Trail items={trail} />
        <div className="mt-3 flex flex-col gap-3 desktop:mt-5">
          <h1 className="flex items-center gap-4 text-title">
            {category?.icon && (
              <span className="grid size-14 shrink-0 place-items-center rounded-card bg-surface shadow-card tablet:size-16">
                <CategoryIcon icon={category.icon} />
              </span>
            )}
            <ListingTitle title={category?.title} text={search.text} />
          </h1>
          <p className="max-w-2xl text-lead text-ink-soft">
            {category?.intro ?? (
              <Trans>Shops, restaurants, days out and good causes. You choose the card, they choose the present.</Trans>
            )}
          </p>
          <SearchForm label={t`Search the gift cards`} className="max-w-md scripted:hidden" />
        </div>
      </div>
    </div>
  )
}

function ListingTitle({ title, text }: { title: string | undefined; text: string }) {
  if (title !== undefined) return <Trans>{title} gift cards</Trans>
  return text ? <Trans>Results for “{text}”</Trans> : <Trans>All gift cards</Trans>
}
