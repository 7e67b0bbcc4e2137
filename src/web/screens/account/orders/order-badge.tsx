import { Trans } from '@lingui/react/macro'
import type { OrderLineFragment } from '#generated/documents.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What became of the payment. */
export function OrderBadge({ status, isOnCredit }: Pick<OrderLineFragment, 'status' | 'isOnCredit'>) {
  if (isOnCredit) {
    return (
      <Badge tone="highlight" icon="clock">
        <Trans>Invoice to be paid</Trans>
      </Badge>
    )
  }
  if (status === 'COMPLETED') {
    return (
      <Badge tone="success" icon="check">
        <Trans>Paid</Trans>
      </Badge>
    )
  }
  return status === 'CANCELED' ? (
    <Badge tone="danger" icon="close">
      <Trans>Cancelled</Trans>
    </Badge>
  ) : (
    <Badge tone="highlight" icon="clock">
      <Trans>Awaiting payment</Trans>
    </Badge>
  )
}
