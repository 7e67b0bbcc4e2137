import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CardDetailsFragment } from '#generated/documents.ts'
import { Panel } from '../../features/feedback/panel.tsx'
import { formatExactMoney } from '../../i18n/numbers.ts'
import { formatInstant } from '../../i18n/shop-clock.ts'
import { useShop } from '../../session/use-shop.ts'

type Movement = CardDetailsFragment['movements'][number]

const KINDS: Readonly<Record<Movement['kind'], ReactNode>> = {
  ISSUED: <Trans>Put on the card</Trans>,
  PAID: <Trans>Spent in our shop</Trans>,
  REDEEMED: <Trans>Exchanged for other cards</Trans>,
  UNDONE: <Trans>Exchange undone</Trans>,
  HELD: <Trans>Held for an order</Trans>,
  RELEASED: <Trans>Free again</Trans>,
  SPENT_AT_BRAND: <Trans>Spent at the brand</Trans>,
  DOUBLED: <Trans>Won in the doubler</Trans>,
  REPLACED: <Trans>Moved between the lost card and the new one</Trans>,
}

/** The movements of a card, newest first. */
export function MovementList({ movements }: { movements: readonly Movement[] }) {
  const shop = useShop()
  return (
    <Panel title={<Trans>Transactions on this card</Trans>}>
      <ul className="flex flex-col divide-y divide-line">
        {movements.map(({ at, kind, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: movements are never changed or removed
          <li key={index} className="flex items-baseline justify-between gap-x-6 py-3">
            <span>
              <span className="block font-semibold">{KINDS[kind]}</span>
              <time dateTime={at} className="text-sm text-ink-soft">
                {formatInstant(at, shop)}
              </time>
            </span>
            <strong className="whitespace-nowrap tabular-nums">
              {amount.value > 0 && '+'}
              {formatExactMoney(amount, shop.locale)}
            </strong>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
