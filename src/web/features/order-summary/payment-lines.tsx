import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentPartsFragment } from '#generated/documents.ts'
import { Line } from './totals-list.tsx'

type PaymentLinesProps = {
  payment: PaymentPartsFragment /** Who pays the amount that gift cards do not cover. */
  rest: ReactNode
}

/** The lines below the total: the part that each gift card pays. */
export function PaymentLines({ payment: { giftcards, amount }, rest }: PaymentLinesProps) {
  return (
    <>
      {giftcards.map(({ lastFour, amount: { currency, value } }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same last digits, and the list never changes its order
        <Line key={index} name={<Trans>Gift card •••• {lastFour}</Trans>} amount={{ currency, value: -value }} />
      ))}
      {amount.value > 0 && <Line name={rest} amount={amount} />}
    </>
  )
}
