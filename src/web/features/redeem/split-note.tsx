import { Trans } from '@lingui/react/macro'
import type { RedeemPackageFragment } from '#generated/documents.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'

/** Spec §9: a digital value above the store's limit is issued as several cards. The shopper sees this before confirming. */
export function SplitNote({ split }: Pick<RedeemPackageFragment, 'split'>) {
  const { locale } = useShop()
  const count = split.length
  if (count < 2) return null
  const values = split.map((amount) => formatMoney(amount, locale)).join(' + ')
  return (
    <p className="text-sm text-ink-soft">
      <Trans>
        Comes as {count} cards: {values}
      </Trans>
    </p>
  )
}
