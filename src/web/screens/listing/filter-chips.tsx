import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../i18n/numbers.ts'
import { useChrome, useShop } from '../../session/use-shop.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { type ListingSearch, withoutFilters } from './listing-search.ts'
import type { ListingData } from './load-products.ts'
import { useListingNavigation } from './use-listing-navigation.ts'
import { useTypeLabels } from './use-type-labels.ts'

type Chip = { id: string; label: string; without: ListingSearch }

/** The active filters; each chip links to the list without that filter. */
export function FilterChips({ listing }: { listing: ListingData }) {
  const { t } = useLingui()
  const chips = useChips(listing.search)
  const { hrefOf, follow } = useListingNavigation(listing)
  if (chips.length === 0) return null
  const none = { ...withoutFilters(listing.search), text: '' }
  return (
    <ul aria-label={t`Chosen filters`} className="flex flex-wrap items-center gap-2">
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <a
            href={hrefOf(without)}
            onClick={follow(without)}
            aria-label={t`Remove filter: ${label}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-mist py-1 pr-3 pl-4 font-medium transition-colors hover:bg-line"
          >
            {label}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <Link href={hrefOf(none)} onClick={follow(none)} className="inline-flex min-h-11 items-center px-2">
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  )
}

function useChips(search: ListingSearch): Chip[] {
  const { categoryMenu } = useChrome()
  const price = usePriceLabel(search)
  const typeLabels: Readonly<Record<string, string>> = useTypeLabels()
  const { categories, types, text } = search
  return [
    ...(text ? [{ id: 's', label: `“${text}”`, without: { ...search, text: '' } }] : []),
    ...(price ? [{ id: 'price', label: price, without: { ...search, priceMin: '', priceMax: '' } }] : []),
    ...types.map((term) => ({
      id: `type ${term}`,
      label: typeLabels[term] ?? term,
      without: { ...search, types: types.filter((other) => other !== term) },
    })),
    ...categories.map((term) => ({
      id: `category ${term}`,
      label: categoryMenu.find(({ id }) => id === term)?.title ?? term,
      without: { ...search, categories: categories.filter((other) => other !== term) },
    })),
  ]
}

/** "£20 – £50", "from £20"; undefined without a price filter. */
function usePriceLabel({ priceMin, priceMax }: ListingSearch): string | undefined {
  const { t } = useLingui()
  const { currency, locale } = useShop()
  const [min, max] = [priceMin, priceMax].map((amount) => formatMoney({ currency, value: Number(amount) }, locale))
  if (priceMin && priceMax) return `${min} – ${max}`
  if (priceMin) return t`From ${min}`
  return priceMax ? t`Up to ${max}` : undefined
}
