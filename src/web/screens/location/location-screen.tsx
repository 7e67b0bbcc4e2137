import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LocationDetailQuery } from '#generated/documents.ts'
import { writeRoad, writeTown } from '#shared/address-order.ts'
import { ProductTile } from '../../blocks/product-tile.tsx'
import { Trail } from '../../blocks/trail.tsx'
import { LocationMap } from '../../features/location-map/location-map.tsx'
import { useProductName } from '../../features/product/product-name.ts'
import { StructuredData } from '../../routing/structured-data.tsx'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

export type LocationData = NonNullable<LocationDetailQuery['location']>

/** One place where a card can be spent: its address and contact details. */
export function LocationScreen({ location }: { location: LocationData }) {
  const { t } = useLingui()
  const { origin } = useShop()
  const { name } = location
  return (
    <div className="page-width pt-3 pb-16">
      <StructuredData data={describeLocation(location, origin)} />
      <LocationTrail location={location} />
      <div className="mt-4 grid gap-8 desktop:mt-8 desktop:grid-cols-[1fr_1.1fr] desktop:gap-16">
        <LocationFacts location={location} />
        <LocationMap
          label={t`Map of ${name}`}
          readPins={async () => [location]}
          className="h-80 tablet:h-[28rem] desktop:h-[32rem]"
        />
      </div>
    </div>
  )
}

function LocationTrail({ location }: { location: LocationData }) {
  const { t } = useLingui()
  const href = useHref()
  const name = useProductName()(location.product)
  return (
    <Trail
      items={[
        { label: name, href: location.product.path },
        { label: t`Locations`, href: href('locations', { slug: location.product.slug }) },
        { label: location.name, href: location.path },
      ]}
    />
  )
}

function LocationFacts({ location }: { location: LocationData }) {
  const { t } = useLingui()
  const href = useHref()
  const street = writeRoad(location)
  const city = writeTown(location)
  return (
    <div className="flex flex-col items-start gap-6">
      <h1 className="text-title">{location.name}</h1>
      <address className="flex flex-col gap-4 text-lead not-italic">
        <Fact icon="pin">
          {street}
          <br />
          {city}
        </Fact>
        {location.phone && (
          <Fact icon="phone">
            <Link href={`tel:${location.phone.replace(/[^+\d]/g, '')}`}>{location.phone}</Link>
          </Fact>
        )}
        {location.website && (
          <Fact icon="globe">
            <Link href={location.website} newTabLabel={t`opens in a new tab`}>
              {new URL(location.website).hostname}
            </Link>
          </Fact>
        )}
      </address>
      <div className="w-full max-w-sm">
        <h2 className="mb-4 text-subheading">
          <Trans>Spend this card here</Trans>
        </h2>
        <ProductTile product={location.product} />
      </div>
      <a
        href={href('locations', { slug: location.product.slug })}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-deep underline-offset-4 hover:underline"
      >
        <Icon name="arrow-left" className="size-4.5" />
        <Trans>Back to all locations</Trans>
      </a>
    </div>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3.5">
      <Icon name={icon} className="mt-1 size-6 shrink-0 text-trust" />
      <span>{children}</span>
    </p>
  )
}

function describeLocation(location: LocationData, origin: string) {
  const streetAddress = writeRoad(location)
  const { name, path, phone, website, city, postCode, countryCode, latitude, longitude } = location
  return {
    '@type': 'LocalBusiness',
    name,
    url: origin + path,
    sameAs: website ?? undefined,
    telephone: phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality: city,
      postalCode: postCode,
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}
