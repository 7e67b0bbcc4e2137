import type { LocationLineFragment } from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { useShop } from '../../session/use-shop.ts'
import { Icon } from '../../ui/icon.tsx'

export function LocationLine({ location }: { location: LocationLineFragment }) {
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
