import type { CheckoutShipmentFragment } from '#generated/documents.ts'
import { Icon } from '#web/ui/icon.tsx'

type Product = NonNullable<CheckoutShipmentFragment['packages'][number]['giftcard']['variation']>['product']

/** A small picture of a card; an icon if the shop no longer has the card. */
export function CardThumb({ product }: { product: Product | undefined }) {
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
