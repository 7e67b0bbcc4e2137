import { Trans } from '@lingui/react/macro'
import type { OrderLineFragment } from '../../../../generated/documents.ts'
import { Badge } from '../../../ui/badge.tsx'

/** What became of the payment. */
export function OrderBadge({ status }: Pick<OrderLineFragment, 'status'>) {
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
