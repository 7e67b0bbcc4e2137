import { Trans } from '@lingui/react/macro'
import type { CheckedCardFragment } from '#generated/documents.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'

/** Which card it is, its balance and its expiry date. */
export function CardSummary({ card }: { card: CheckedCardFragment }) {
  const { locale } = useShop()
  const lastDay = card.expiresOn && formatDay(card.expiresOn, locale)
  const held = card.held.value > 0 && formatMoney(card.held, locale)
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-subheading">
        {card.title} <span className="font-normal whitespace-nowrap text-ink-soft">•••• {card.lastFour}</span>
      </h2>
      <p className="headline text-title tabular-nums">{formatMoney(card.balance, locale)}</p>
      {lastDay && (
        <p className="text-ink-soft">
          <Trans>Valid up to and including {lastDay}</Trans>
        </p>
      )}
      {held && (
        <p className="text-ink-soft">
          <Trans>{held} more is held for an order that is not finished.</Trans>
        </p>
      )}
    </div>
  )
}
