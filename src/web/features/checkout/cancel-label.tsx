import { Trans } from '@lingui/react/macro'
import type { OrderKind } from '#generated/documents.ts'

/** The label of the button that cancels an unpaid order. */
export function CancelLabel({ kind }: { kind: OrderKind }) {
  if (kind === 'REDEEM') return <Trans>Stop redeeming</Trans>
  if (kind === 'ACTIVATION') return <Trans>Cancel this activation</Trans>
  return <Trans>Cancel this order and return to the basket</Trans>
}
