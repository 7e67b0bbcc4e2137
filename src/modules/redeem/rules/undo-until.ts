import type { Order } from '../../orders/index.ts'

/** An exchange can be undone for 14 days, while no code was opened. */
const UNDO_MS = 14 * 24 * 60 * 60_000

/** Undefined when nothing can be undone: it is not completed, or it consists only of donations. */
export function findUndoUntil({
  status,
  completedAt,
  shipments,
}: Pick<Order, 'status' | 'completedAt' | 'shipments'>): Date | undefined {
  const hasCards = shipments.some(({ packages }) => packages.some(({ productType }) => productType === 'GIFTCARD'))
  return status === 'COMPLETED' && completedAt && hasCards ? new Date(completedAt.getTime() + UNDO_MS) : undefined
}
