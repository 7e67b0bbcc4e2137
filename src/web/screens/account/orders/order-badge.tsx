import { Trans } from '@lingui/react/macro'
import type { OrderLineFragment } from '#generated/documents.ts'
import { Badge } from '#web/ui/badge.tsx'

type OrderState = Pick<OrderLineFragment, 'status' | 'isOnCredit' | 'isUndone'>

/** The payment status of an order. */
export function OrderBadge({ order: { status, isOnCredit, isUndone } }: { order: OrderState }) {
  if (isUndone) {
    return (
      <Badge icon="refresh">
        <Trans context="an exchange">Undone</Trans>
      </Badge>
    )
  }
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
