import type { ShopFailure } from '../failures.ts'
import { ORDER_NUMBER } from './contact-message.ts'
import { findEmailFailure, toFailures } from './field-failures.ts'

/** Identifies a guest's order. */
export type ReorderValues = { orderNumber: string; email: string }

export function listReorderFailures({ orderNumber, email }: ReorderValues): ShopFailure[] {
  const isNumber = ORDER_NUMBER.test(orderNumber.trim())
  return toFailures({ orderNumber: isNumber ? undefined : 'ORDER_NUMBER_INVALID', email: findEmailFailure(email) })
}
