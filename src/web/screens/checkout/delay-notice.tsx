import { Trans } from '@lingui/react/macro'
import type { CheckoutCartFragment } from '#generated/documents.ts'
import { Notice } from '../../ui/notice.tsx'

type DelayNoticeProps = { isDelayed: boolean; cart: Pick<CheckoutCartFragment, 'groupedTotals'> }

/** Tells buyers of e-mail gifts that the store's mails are delayed (spec §8). */
export function DelayNotice({ isDelayed, cart }: DelayNoticeProps) {
  if (!isDelayed || cart.groupedTotals.digitalTotal.qty === 0) return null
  return (
    <Notice tone="warning">
      <Trans>
        Please note: digital gift cards are being sent with a delay at the moment. Our apologies for the inconvenience.
      </Trans>
    </Notice>
  )
}
