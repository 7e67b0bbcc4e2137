import type { CheckoutShipmentFragment } from '#generated/documents.ts'
import { LinePrice } from '#web/features/order-summary/line-price.tsx'
import { formatMoney } from '#web/i18n/numbers.ts'
import { useShop } from '#web/session/use-shop.ts'
import { Icon } from '#web/ui/icon.tsx'

type PackageRowProps = {
  package: CheckoutShipmentFragment['packages'][number]
  /** Receiver and time, if nothing else shows them. */
  delivery?: string
  /** Wrapper and gift box, if nothing else names them. */
  hasExtras?: boolean
}

export function PackageRow({
  package: { giftcard, wrapper, giftPacking, totalPrice },
  delivery,
  hasExtras = true,
}: PackageRowProps) {
  const { locale } = useShop()
  const extras = [wrapper, giftPacking].flatMap((extra) => (extra ? [extra.variation.title] : []))
  return (
    <li className="flex items-center gap-3.5">
      <CardThumb product={giftcard.variation?.product} />
      <span className="min-w-0 grow leading-snug">
        <span className="block font-semibold">{giftcard.title}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {giftcard.qty} × {formatMoney(giftcard.price, locale)}
        </span>
        {hasExtras && extras.length > 0 && <span className="block text-sm text-ink-soft">{extras.join(' · ')}</span>}
        {delivery && <span className="block text-sm text-ink-soft">{delivery}</span>}
      </span>
      <LinePrice total={totalPrice} discount={giftcard.discount} />
    </li>
  )
}

type Product = NonNullable<CheckoutShipmentFragment['packages'][number]['giftcard']['variation']>['product']

/** A small picture of a card; an icon if the shop no longer has the card. */
function CardThumb({ product }: { product: Product | undefined }) {
  return (
    <span className="relative grid aspect-4/3 w-18 shrink-0 place-items-center overflow-hidden rounded-field bg-mist">
      {product?.backgroundColor && (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={product.backgroundColor} />
        </svg>
      )}
      {product?.image ? (
        <img
          src={product.image.url.href}
          alt=""
          width={product.image.width}
          height={product.image.height}
          className="relative aspect-[1.586] h-auto w-[80%] rounded-[4.5%/7.2%] object-cover shadow-card"
        />
      ) : (
        <Icon name="gift" className="relative" />
      )}
    </span>
  )
}
