import type { OrderStatus } from './order.ts'

const NEXT = {
  CART: ['PENDING'],
  PENDING: ['COMPLETED', 'CANCELED'],
  COMPLETED: [],
  CANCELED: ['PENDING'], // a cancelled payment may be retried (spec §4)
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return (NEXT[from] as readonly OrderStatus[]).includes(to)
}
