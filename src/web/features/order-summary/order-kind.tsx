import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderGiftsFragment } from '../../../generated/documents.ts'
import { Badge } from '../../ui/badge.tsx'

const KINDS: Readonly<Record<OrderGiftsFragment['kind'], ReactNode>> = {
  REGULAR: <Trans>Regular order</Trans>,
  MULTI_ADDRESS: <Trans>Multi-address order</Trans>,
  ACTIVATION: <Trans>Activation order</Trans>,
  REDEEM: <Trans>Redeem order</Trans>,
}

/** What kind of order it is (spec §3), and whether a business ordered it (spec §6). */
export function OrderKind({ order: { kind, customerType } }: { order: Pick<OrderGiftsFragment, 'kind' | 'customerType'> }) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge>{KINDS[kind]}</Badge>
      {customerType === 'BUSINESS' && (
        <Badge tone="accent">
          <Trans>Business order</Trans>
        </Badge>
      )}
    </span>
  )
}
