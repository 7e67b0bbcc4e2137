import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LocationPinsDocument, type PinFragment } from '../../../generated/documents.ts'
import { Trail } from '../../blocks/trail.tsx'
import type { Ask } from '../../data/ask.ts'
import { LocationMap } from '../../features/location-map/location-map.tsx'
import { formatRectangle, parseRectangle, type Rectangle } from '../../features/location-map/rectangle.ts'
import { useProductName } from '../../features/product/product-name.ts'
import { stringifySearch } from '../../routing/search-params.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LOCATIONS_A_PAGE, type LocationsData, type LocationsSearch } from './load-locations.ts'
import { LocationLine } from './location-line.tsx'

type LocationsProps = { data: LocationsData; search: LocationsSearch }

/** Where a gift card can be spent: a list, and a map that narrows it. */
export function LocationsScreen({ data, search }: LocationsProps) {
  const { product } = data
  const name = useProductName()(product)
  return (
    <div className="page-width pt-3 pb-16">
      <LocationsTrail product={product} name={name} />
      <h1 className="mt-4 mb-6 text-title desktop:mt-8 desktop:mb-10">
        <Trans>Where to spend your {name}</Trans>
      </h1>
      <div className="grid gap-8 desktop:grid-cols-[1fr_1.1fr] desktop:gap-12">
        <ProductMap data={data} search={search} />
        <LocationList data={data} search={search} />
      </div>
    </div>
  )
}

function LocationsTrail({ product, name }: { product: LocationsData['product']; name: string }) {
  const { t } = useLingui()
  const href = useHref()
  return (
    <Trail
      items={[
        { label: t`Gift cards`, href: href('giftCards') },
        { label: name, href: product.path },
        { label: t`Locations`, href: href('locations', { slug: product.slug }) },
      ]}
    />
  )
}

/** Moving the map changes the address, and with it the list; no step in the history for each move. */
function ProductMap({ data: { product }, search }: LocationsProps) {
  const { t } = useLingui()
  const router = useRouter()
  const ask = useAsk()
  const first = useMemo(() => parseRectangle(search), [search])
  const move = (rectangle: Rectangle) =>
    void router.navigate({
      to: '/gift-cards/$slug/locations/',
      params: { slug: product.slug },
      search: formatRectangle(rectangle),
      replace: true,
      resetScroll: false,
    })
  return (
    <LocationMap
      label={t`Map of the locations`}
      readPins={() => readPins(ask, product.slug)}
      rectangle={first}
      onMove={move}
      className="h-80 tablet:h-[28rem] desktop:sticky desktop:top-28 desktop:order-last desktop:h-[calc(100dvh-9rem)] desktop:max-h-[48rem]"
    />
  )
}

/** Every pin, page by page. */
async function readPins(ask: Ask, slug: string): Promise<PinFragment[]> {
  const pins: PinFragment[] = []
  for (let pageNumber = 1; ; pageNumber++) {
    const { locations } = await ask(LocationPinsDocument, { productPath: `/gift-cards/${slug}/`, pageNumber })
    pins.push(...locations.locations)
    if (locations.locations.length === 0 || pins.length >= locations.totalCount) return pins
  }
}

function LocationList({ data, search }: LocationsProps) {
  const { t } = useLingui()
  const href = useHref()
  const { locations, totalCount } = data.locations
  const base = href('locations', { slug: data.product.slug })
  return (
    <section aria-label={t`List of the locations`} className="flex flex-col gap-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-lg font-semibold">
          {data.isPartOfMap ? (
            <Plural value={totalCount} one="# location on this part of the map" other="# locations on this part of the map" />
          ) : (
            <Plural value={totalCount} one="# location" other="# locations" />
          )}
        </p>
        {data.isPartOfMap && (
          <Link href={base} variant="standalone">
            <Trans>Show all</Trans>
          </Link>
        )}
      </div>
      {locations.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Nothing here. Move the map or zoom out to find more.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {locations.map((location) => (
          <LocationLine key={location.id} location={location} />
        ))}
      </ul>
      <Pagination
        current={data.page}
        count={Math.ceil(totalCount / LOCATIONS_A_PAGE)}
        hrefOf={(page) => base + stringifySearch({ ...search, page: page > 1 ? page : undefined })}
        texts={{
          navigation: t`Pages`,
          previous: t`Previous`,
          next: t`Next`,
          page: (page) => t`Page ${page}`,
        }}
      />
    </section>
  )
}
