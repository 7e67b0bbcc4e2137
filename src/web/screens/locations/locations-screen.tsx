import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type LocationLineFragment, LocationPinsDocument, type PinFragment } from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { Trail } from '../../blocks/trail.tsx'
import type { Ask } from '../../data/ask.ts'
import { LocationMap } from '../../features/location-map/location-map.tsx'
import { formatRectangle, parseRectangle, type Rectangle } from '../../features/location-map/rectangle.ts'
import { useProductName } from '../../features/product/product-name.ts'
import { stringifySearch } from '../../routing/search-params.ts'
import { useAsk, useHref, useShop } from '../../session/use-shop.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LOCATIONS_A_PAGE, type LocationsData, type LocationsSearch } from './load-locations.ts'
import { PlaceSearch } from './place-search.tsx'

type LocationsProps = { data: LocationsData; search: LocationsSearch }

/** The places where a gift card can be spent: a list, and a map that filters it. */
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

/** Moving the map changes the address and thereby the list. It replaces the history entry instead of adding one for each move. */
function ProductMap({ data: { product, place, locations }, search }: LocationsProps) {
  const { t } = useLingui()
  const router = useRouter()
  const ask = useAsk()
  const first = useMemo(
    () => parseRectangle(search) ?? (place ? boundsOf(locations.locations) : undefined),
    [search, place, locations],
  )
  // A search shows its own part of the map. Moving the map afterwards must not repeat the search.
  const [shownPlace, setShownPlace] = useState(place)
  if (place && place !== shownPlace) setShownPlace(place)
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
      key={shownPlace}
      label={t`Map of the locations`}
      readPins={() => readPins(ask, product.slug)}
      rectangle={first}
      onMove={move}
      className="h-80 tablet:h-[28rem] desktop:sticky desktop:top-28 desktop:order-last desktop:h-[calc(100dvh-9rem)] desktop:max-h-[48rem]"
    />
  )
}

/** About fifty kilometres, so that a single location is shown with its surroundings. */
const MARGIN_DEGREES = 0.5

/** The part of the map that contains all pins; undefined when there are none. */
function boundsOf(pins: readonly PinFragment[]): Rectangle | undefined {
  if (pins.length === 0) return undefined
  const latitudes = pins.map(({ latitude }) => latitude)
  const longitudes = pins.map(({ longitude }) => longitude)
  return {
    latmin: Math.min(...latitudes) - MARGIN_DEGREES,
    latmax: Math.max(...latitudes) + MARGIN_DEGREES,
    lonmin: Math.min(...longitudes) - MARGIN_DEGREES,
    lonmax: Math.max(...longitudes) + MARGIN_DEGREES,
  }
}

/** Loads every pin, page by page. */
async function readPins(ask: Ask, slug: string): Promise<PinFragment[]> {
  const pins: PinFragment[] = []
  for (let pageNumber = 1; ; pageNumber++) {
    const { locations } = await ask(LocationPinsDocument, { productPath: `/gift-cards/${slug}/`, pageNumber })
    pins.push(...locations.locations)
    if (locations.locations.length === 0 || pins.length >= locations.totalCount) return pins
  }
}

function LocationCount({ data: { place, isPartOfMap, locations } }: { data: LocationsData }) {
  const { totalCount } = locations
  if (isPartOfMap)
    return <Plural value={totalCount} one="# location on this part of the map" other="# locations on this part of the map" />
  if (place) return <Plural value={totalCount} one={`# location for “${place}”`} other={`# locations for “${place}”`} />
  return <Plural value={totalCount} one="# location" other="# locations" />
}

function LocationList({ data, search }: LocationsProps) {
  const { t } = useLingui()
  const href = useHref()
  const { locations, totalCount } = data.locations
  const base = href('locations', { slug: data.product.slug })
  return (
    <section aria-label={t`List of the locations`} className="flex flex-col gap-5">
      <PlaceSearch data={data} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-lg font-semibold">
          <LocationCount data={data} />
        </p>
        {(data.isPartOfMap || data.place) && (
          <Link href={base} variant="standalone">
            <Trans>Show all</Trans>
          </Link>
        )}
      </div>
      {locations.length === 0 && (
        <p className="text-ink-soft">
          {data.place ? (
            <Trans>Check the spelling, or try a larger town nearby.</Trans>
          ) : (
            <Trans>Nothing here. Move the map or zoom out to find more.</Trans>
          )}
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

function LocationLine({ location }: { location: LocationLineFragment }) {
  const { countryCode } = useShop()
  return (
    <li>
      <a
        href={location.path}
        className="group/link flex items-center gap-4 rounded-card bg-mist p-4 transition-shadow hover:shadow-card tablet:p-5"
      >
        <Icon name="pin" className="size-6 shrink-0 text-accent-deep" />
        <span className="min-w-0 grow">
          <span className="block font-semibold underline-offset-4 group-hover/link:underline">{location.name}</span>
          <span className="block text-ink-soft">{writeAddress({ ...location, countryCode })}</span>
        </span>
        <Icon name="chevron-right" className="size-5 shrink-0 text-ink-soft" />
      </a>
    </li>
  )
}
