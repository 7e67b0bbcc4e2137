import { Trans, useLingui } from '@lingui/react/macro'
import type { BookAddressFragment } from '#generated/documents.ts'
import { writeRoad, writeTown } from '#shared/address-order.ts'
import { countryName } from '#web/i18n/place-names.ts'
import { useShop } from '#web/session/use-shop.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type AddressCardProps = { address: BookAddressFragment; onEdit: () => void; onDelete: () => void }

/** Shows an address as on an envelope. */
export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const name = `${address.firstName} ${address.lastName}`
  return (
    <article className="flex h-full flex-col gap-4 rounded-card bg-surface p-5 shadow-card tablet:p-7">
      <Defaults address={address} />
      <address className="min-w-0 leading-relaxed wrap-anywhere not-italic">
        <strong className="block">{name}</strong>
        {address.companyName && <span className="block">{address.companyName}</span>}
        <span className="block">{writeRoad(address)}</span>
        <span className="block">{writeTown(address)}</span>
        <span className="block">{countryName(address.countryCode, locale)}</span>
        {address.phoneNumber && <span className="block text-ink-soft">{address.phoneNumber}</span>}
      </address>
      <div className="mt-auto flex items-center gap-2">
        <Button variant="secondary" size="small" leadingIcon="edit" onClick={onEdit}>
          <Trans>Change</Trans>
          <span className="sr-only">: {name}</span>
        </Button>
        <IconButton icon="trash" label={t`Delete: ${name}`} onClick={onDelete} />
      </div>
    </article>
  )
}

function Defaults({ address: { isDefaultBilling, isDefaultDelivery } }: Pick<AddressCardProps, 'address'>) {
  if (!isDefaultBilling && !isDefaultDelivery) return null
  return (
    <div className="flex flex-wrap gap-2">
      {isDefaultBilling && (
        <Badge tone="accent">
          <Trans>For invoices</Trans>
        </Badge>
      )}
      {isDefaultDelivery && (
        <Badge tone="success">
          <Trans>For parcels</Trans>
        </Badge>
      )}
    </div>
  )
}
