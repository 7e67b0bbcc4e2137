import type { Order } from '../../orders/index.ts'

/** Design, recipient.md: until a code is opened, an exchange can be undone for 14 days. */
const UNDO_MS = 14 * 24 * 60 * 60_000

/** Undefined when there is nothing to undo: it is not completed, or all of it was given to good causes. */
export function findUndoUntil({
  status,
  completedAt,
  shipments,
}: Pick<Order, 'status' | 'completedAt' | 'shipments'>): Date | undefined {
  const hasCards = shipments.some(({ packages }) => packages.some(({ productType }) => productType === 'GIFTCARD'))
  return status === 'COMPLETED' && completedAt && hasCards ? new Date(completedAt.getTime() + UNDO_MS) : undefined
}
