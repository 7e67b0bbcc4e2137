import type { ShopFailure } from '../../shared/failures.ts'
import type { Money } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { type CustomerType, listOffered, type PaymentMethodId } from '../payments/index.ts'
import type { Storefront } from '../storefronts/index.ts'

export type Payable = {
  customerType: CustomerType
  total: Money
  /** The amount that gift cards do not pay. */
  toPayMinor: number
  /** False for a placed order: gift cards can only be added to a cart. */
  takesGiftcards: boolean
}

/** The payment methods that this order allows at this storefront. */
export function listAllowedMethods(storefront: Pick<Storefront, 'paymentMethods'>, payable: Payable): PaymentMethodId[] {
  const { customerType, total, toPayMinor, takesGiftcards } = payable
  const offered = listOffered(storefront, customerType)
  if (toPayMinor === 0 && total.minor > 0) return offered.filter((id) => id === 'giftcard')
  return offered.filter((id) => id !== 'giftcard' || takesGiftcards)
}

/** Checks the chosen method if gift cards do not pay everything; otherwise no method is needed. */
export function checkMethod(
  storefront: Pick<Storefront, 'paymentMethods'>,
  payable: Payable,
  chosen: string | null | undefined,
): Result<PaymentMethodId, ShopFailure[]> {
  if (payable.toPayMinor === 0) return ok('giftcard')
  if (!chosen) return fail([{ name: 'PAYMENT_METHOD_REQUIRED', parameter: 'paymentMethod' }])
  const method = listAllowedMethods(storefront, payable).find((id) => id === chosen && id !== 'giftcard')
  return method ? ok(method) : fail([{ name: 'PAYMENT_METHOD_UNKNOWN', parameter: 'paymentMethod' }])
}
