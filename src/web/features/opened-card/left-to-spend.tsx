import { Trans } from '@lingui/react/macro'
import type { RevealedCardFragment } from '#generated/documents.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'

type LeftToSpendProps = { cards: readonly RevealedCardFragment[] | null | undefined; issued: RevealedCardFragment['balance'] }

/** Shown once a part was spent, because the original value alone would mislead. */
export function LeftToSpend({ cards, issued }: LeftToSpendProps) {
  const { locale } = useShop()
  if (!cards || cards.length === 0) return null
  const leftValue = cards.reduce((sum, { balance }) => sum + balance.value, 0)
  if (leftValue >= issued.value) return null
  const left = formatMoney({ ...issued, value: leftValue }, locale)
  return (
    <p className="text-lead">
      <Trans>Left to spend: {left}</Trans>
    </p>
  )
}
