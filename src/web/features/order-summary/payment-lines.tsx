import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentPartsFragment } from '#generated/documents.ts'
import { Line } from './totals-list.tsx'

type PaymentLinesProps = {
  payment: PaymentPartsFragment /** The payer of the amount that gift cards do not cover. */
  rest: ReactNode
}

/** Below the total: each gift card takes off its part. */
export function PaymentLines({ payment: { giftcards, amount }, rest }: PaymentLinesProps) {
  return (
    <>
      {giftcards.map(({ lastFour, amount: { currency, value } }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may end alike, and they never change places
        <Line key={index} name={<Trans>Gift card ···· {lastFour}</Trans>} amount={{ currency, value: -value }} />
      ))}
      {amount.value > 0 && <Line name={rest} amount={amount} />}
    </>
  )
}
