import type { ShopFailure } from '../../shared/failures.ts'
import type { Money } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { type CustomerType, listOffered, type PaymentMethodId } from '../payments/index.ts'
import type { Storefront } from '../storefronts/index.ts'

export type Payable = {
  customerType: CustomerType
  total: Money
  /** What gift cards leave. */
  toPayMinor: number
  /** Once it is placed, gift cards are added no more. */
  takesGiftcards: boolean
}

/** The ways in which this order can be paid here. */
export function listAllowedMethods(storefront: Pick<Storefront, 'paymentMethods'>, payable: Payable): PaymentMethodId[] {
  const { customerType, total, toPayMinor, takesGiftcards } = payable
  const offered = listOffered(storefront, customerType)
  if (toPayMinor === 0 && total.minor > 0) return offered.filter((id) => id === 'giftcard')
  return offered.filter((id) => id !== 'giftcard' || takesGiftcards)
}

/** The method that was chosen, if it can pay what gift cards leave; nothing needs to be chosen when they leave nothing. */
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
