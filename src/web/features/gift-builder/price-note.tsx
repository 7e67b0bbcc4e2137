import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'

/** A small picture of an extra. */
export function Thumbnail({ href }: { href: string }) {
  return <img src={href} alt="" width="800" height="600" className="h-auto w-full" />
}

/** The price of an extra for each card. */
export function PriceNote({ price }: { price: { currency: string; value: number } }) {
  const { locale } = useShop()
  const amount = formatMoney(price, locale)
  return price.value === 0 ? <Trans>Free</Trans> : <Trans>{amount} for each card</Trans>
}
