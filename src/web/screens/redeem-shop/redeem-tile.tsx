import { Trans, useLingui } from '@lingui/react/macro'
import type { RedeemTileFragment } from '#generated/documents.ts'
import { findAllowance } from '../../features/redeem/balance-allowance.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { onPlainClick } from '../../routing/on-plain-click.ts'
import { useShop } from '../../session/use-shop.ts'
import { CardPicture } from '../../ui/card-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { listRedeemVariations } from './redeem-variations.ts'

type RedeemTileProps = {
  product: RedeemTileFragment
  left: { currency: string; value: number }
  href: string
  onChoose: () => void
  onMore: () => void
  priority: boolean
}

/** A card with the values that this balance allows. Without script it links to its form. */
export function RedeemTile({ product, left, href, onChoose, onMore, priority }: RedeemTileProps) {
  const { t } = useLingui()
  const { title, image } = product
  return (
    <article className="group/card relative flex h-full flex-col gap-3">
      {image && (
        <CardPicture
          image={{ href: image.url.href, alt: '', width: image.width, height: image.height }}
          backgroundColor={product.backgroundColor}
          showShadow={product.showShadow}
          priority={priority}
        />
      )}
      <div className="flex grow items-start justify-between gap-1 px-1">
        <div className="min-w-0">
          <h3 className="leading-snug font-semibold tablet:text-lg">
            <a
              href={href}
              onClick={onPlainClick(onChoose)}
              className="underline-offset-4 group-hover/card:underline after:absolute after:inset-0"
            >
              {title}
            </a>
          </h3>
          <p className="text-sm tablet:text-[0.9375rem]">
            <AllowanceText product={product} left={left} />
          </p>
          {product.productType === 'DONATION' && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft">
              <Icon name="heart" className="size-4" />
              <Trans>Good cause</Trans>
            </p>
          )}
        </div>
        <IconButton
          icon="info"
          label={t`More about ${title}`}
          onClick={onMore}
          className="relative z-10 -mt-2 -mr-2 shrink-0 unscripted:hidden"
        />
      </div>
    </article>
  )
}

function AllowanceText({ product, left }: Pick<RedeemTileProps, 'product' | 'left'>) {
  const { locale } = useShop()
  const variations = listRedeemVariations(product)
  const allowance = findAllowance(
    variations.map(({ offer }) => offer),
    left,
  )
  if (!allowance) return <Trans>Sold out for now</Trans>
  if (allowance.kind === 'upTo') {
    const most = formatMoney(allowance.most, locale)
    return (
      <span className="font-semibold text-success">
        <Trans>Up to {most} with your card</Trans>
      </span>
    )
  }
  const least = formatMoney(allowance.least, locale)
  const extra = formatMoney(allowance.extra, locale)
  return (
    <span className="text-ink-soft">
      <Trans>
        From {least}: pay {extra} extra
      </Trans>
    </span>
  )
}
