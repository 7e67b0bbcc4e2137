import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RedeemPackageFragment } from '#generated/documents.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { CardPicture } from '../../ui/card-picture.tsx'
import { SplitNote } from './split-note.tsx'

type PackageSummaryProps = { one: RedeemPackageFragment; children?: ReactNode; aside?: ReactNode }

/** One chosen package: the product, its cost, and the bonus that the shop adds. */
export function PackageSummary({ one, children, aside }: PackageSummaryProps) {
  const { locale } = useShop()
  const { mainProduct, items, packageTotals, mainProductType } = one
  const image = mainProduct?.image
  const [item] = items
  const { mainItemAmount, promotionAmount } = packageTotals
  const total = mainItemAmount.value + promotionAmount.value
  const bonus = promotionAmount.value > 0 && formatMoney(promotionAmount, locale)
  return (
    <li className="flex items-start gap-4 border-b border-line py-4 last:border-0">
      {image && (
        <CardPicture
          image={{ href: image.url.href, alt: '', width: image.width, height: image.height }}
          backgroundColor={mainProduct.backgroundColor}
          className="w-24 shrink-0 tablet:w-28"
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <p className="leading-snug font-semibold">{mainProduct?.title ?? item?.title}</p>
          <p className="font-semibold tabular-nums">{formatMoney(mainItemAmount, locale)}</p>
        </div>
        <p className="text-sm text-ink-soft">
          {mainProductType === 'DONATION' ? (
            <Trans>Good cause</Trans>
          ) : item?.variation?.variationType === 'PHYSICAL' ? (
            <Trans>A real card, by post</Trans>
          ) : (
            <Trans>Digital, straight away</Trans>
          )}
          {item && item.qty > 1 && ` · ${item.qty} × ${formatMoney({ ...mainItemAmount, value: total / item.qty }, locale)}`}
        </p>
        {bonus && (
          <p className="text-sm font-semibold text-success">
            <Trans>{bonus} free on top</Trans>
          </p>
        )}
        <SplitNote split={one.split} />
        {children}
      </div>
      {aside}
    </li>
  )
}
