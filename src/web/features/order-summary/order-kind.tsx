import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderGiftsFragment } from '#generated/documents.ts'
import { Badge } from '../../ui/badge.tsx'

type Kinds = Pick<OrderGiftsFragment, 'kind' | 'customerType'>

/** Spec §3, order kinds. Ordinary orders have no label. */
const KINDS: Readonly<Record<Kinds['kind'], ReactNode>> = {
  REGULAR: null,
  MULTI_ADDRESS: <Trans>To several addresses</Trans>,
  ACTIVATION: <Trans>Cards activated</Trans>,
  REDEEM: <Trans>Redeemed with a gift card</Trans>,
  REORDER: <Trans>Reorder</Trans>,
}

/** The labels of an unusual order: its kind, and that a business placed it (spec §6). */
export function OrderKind({ order: { kind, customerType } }: { order: Kinds }) {
  if (!hasOrderKind({ kind, customerType })) return null
  return (
    <span className="inline-flex flex-wrap gap-2">
      {KINDS[kind] && <Badge>{KINDS[kind]}</Badge>}
      {customerType === 'BUSINESS' && (
        <Badge tone="accent">
          <Trans>Business order</Trans>
        </Badge>
      )}
    </span>
  )
}

export function hasOrderKind({ kind, customerType }: Kinds): boolean {
  return kind !== 'REGULAR' || customerType === 'BUSINESS'
}
