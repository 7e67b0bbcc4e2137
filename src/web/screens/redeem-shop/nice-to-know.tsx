import { Trans } from '@lingui/react/macro'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'

/** The rules of redeeming. */
export function NiceToKnow({ order }: { order: RedeemOrderFragment }) {
  const { locale } = useShop()
  const least = order.minimumRemainingBalance && formatMoney(order.minimumRemainingBalance, locale)
  return (
    <ul className="flex list-disc flex-col gap-3 pl-5">
      <li>
        <Trans>Choose one card or several. What you do not spend stays on your card for another day.</Trans>
      </li>
      {least && (
        <li>
          <Trans>Spend it all, or leave at least {least}: a smaller amount cannot be spent later.</Trans>
        </li>
      )}
      <li>
        <Trans>Does something cost more than you have? Pay the rest at checkout, with any of our payment methods.</Trans>
      </li>
      <li>
        <Trans>A high digital amount comes as several cards. You see how it is split before you confirm.</Trans>
      </li>
      <li>
        <Trans>
          Until you open a new card you can undo the exchange, for 14 days. Donations stay given, and an exchange with an extra
          payment cannot be undone online.
        </Trans>
      </li>
      <li>
        <Trans>Your card is held for you while you choose. Nobody else can spend it meanwhile.</Trans>
      </li>
    </ul>
  )
}
