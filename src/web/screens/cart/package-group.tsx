import { Plural, Trans } from '@lingui/react/macro'
import type { CartFragment } from '#generated/documents.ts'
import type { Extras } from '../../features/gift-builder/extras/use-extras.ts'
import { formatExactMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Icon } from '../../ui/icon.tsx'
import { DeleteButton } from './delete-button.tsx'
import { PackageLine } from './package-line.tsx'
import type { Cart } from './use-cart.ts'

type PackageGroupProps = {
  cart: Cart
  shown: CartFragment
  group: CartFragment['packagesGroups'][number]
  extras: Extras | undefined
}

/** The packages that one submission of the builder added: one, or one for each receiver. */
export function PackageGroup({ cart, shown, group, extras }: PackageGroupProps) {
  const shipments = shown.shipments.filter(({ tag }) => tag === group.tag)
  const lines = shipments.flatMap((shipment) => shipment.packages.map((one) => ({ shipment, one })))
  const isMany = lines.length > 1
  return (
    <li className="rounded-card bg-surface shadow-card ring-1 ring-line">
      {isMany && <GroupHeader cart={cart} group={group} />}
      <ul className="divide-y divide-line">
        {lines.map(({ shipment, one }) => (
          <PackageLine key={one.id} cart={cart} shipment={shipment} one={one} extras={extras} isOneOfMany={isMany} />
        ))}
      </ul>
    </li>
  )
}

function GroupHeader({ cart, group }: Pick<PackageGroupProps, 'cart' | 'group'>) {
  const { locale } = useShop()
  const label = group.cardsPreviews.map(({ productLabel }) => productLabel).join(', ')
  return (
    <div className="flex items-center gap-3 rounded-t-card bg-mist px-4 py-3 tablet:gap-4 tablet:px-5">
      <Icon name="users" className="size-6 text-accent-deep" />
      <div className="min-w-0 grow">
        <h2 className="text-subheading">{label}</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {group.receiverTitle ?? <Trans>For you</Trans>} ·{' '}
          <Plural value={group.receiversCount} one="# recipient" other="# recipients" />
        </p>
      </div>
      <p className="shrink-0 text-lg font-semibold tabular-nums">{formatExactMoney(group.totalPrice, locale)}</p>
      <DeleteButton cart={cart} shipmentTag={group.tag} name={label} />
    </div>
  )
}
