import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductTileFragment } from '../../generated/documents.ts'
import { formatMoney } from '../i18n/numbers.ts'
import { useHand, useShop } from '../session/use-shop.ts'
import { CardPicture } from '../ui/card-picture.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { readValueRange } from './value-range.ts'

type ProductTileProps = {
  product: ProductTileFragment
  /** As wide as two other tiles. */
  isFeatured?: boolean
  priority?: boolean
}

/** A gift card in a list: its picture, its name, its price and how it can be given. */
export function ProductTile({ product, isFeatured = false, priority = false }: ProductTileProps) {
  const hand = useHand()
  return (
    <a href={product.path} data-item={product.id} className="group/card flex h-full flex-col gap-4 rounded-card">
      {product.image && (
        <CardPicture
          image={{ href: product.image.url.href, alt: '', width: product.image.width, height: product.image.height }}
          backgroundColor={product.backgroundColor}
          showHand={product.showHand}
          showShadow={product.showShadow}
          handHref={hand}
          priority={priority}
          isWide={isFeatured}
        />
      )}
      {/* Beside narrow tiles the picture takes the remaining height, so that the whole card is visible. */}
      <div className={classNames('flex grow flex-col gap-1 px-1', isFeatured && 'tablet:grow-0 desktop-medium:grow')}>
        <h3 className="text-lg leading-snug font-semibold underline-offset-4 group-hover/card:underline">{product.title}</h3>
        <p className="text-ink-soft">{product.tagline}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm tablet:text-[0.9375rem]">
          <ValueRange product={product} />
          <DeliveryKinds product={product} />
        </p>
      </div>
    </a>
  )
}

function ValueRange({ product }: { product: ProductTileFragment }) {
  const { locale } = useShop()
  const range = readValueRange([product.digitalVariationConfig, product.physicalVariationConfig])
  if (!range) return null
  const from = formatMoney(range.minPrice, locale)
  const to = formatMoney(range.maxPrice, locale)
  return <span className="font-semibold">{from === to ? from : `${from} – ${to}`}</span>
}

function DeliveryKinds({ product }: { product: ProductTileFragment }) {
  const { t } = useLingui()
  if (product.productType === 'DONATION') {
    return (
      <span className="flex items-center gap-1.5 text-ink-soft">
        <Icon name="heart" className="size-4" />
        <Trans>Donation</Trans>
      </span>
    )
  }
  return (
    <span className="flex items-center gap-2.5 whitespace-nowrap text-ink-soft">
      {product.digitalVariationConfig && (
        <span className="flex items-center gap-1.5">
          <Icon name="mail" className="size-4" />
          {t`Digital`}
        </span>
      )}
      {product.physicalVariationConfig && (
        <span className="flex items-center gap-1.5">
          <Icon name="truck" className="size-4" />
          {t`By post`}
        </span>
      )}
    </span>
  )
}
