import { Refusal } from '../../platform/graphql/refusal.ts'
import type { ShopContext } from '../accounts/index.ts'
import { findCart, priceOrder } from '../orders/index.ts'
import { listPaymentMethods, type OfferedMethod, type ReadProviderMethods } from '../payments/index.ts'
import { listAllowedMethods, type Payable } from './allowed-methods.ts'
import { findOwnOrder } from './own-order.ts'
import { readPayable } from './pay-order.ts'
import { readCartPayment } from './read-cart-payment.ts'

/** The ways to pay at this storefront, or those of one order of the visitor's. */
export async function listMethodsOfOrder(
  ctx: ShopContext,
  readProviderMethods: ReadProviderMethods,
  orderUuid: string | null | undefined,
): Promise<OfferedMethod[]> {
  const methods = await listPaymentMethods(ctx, readProviderMethods)
  if (!orderUuid) return methods
  const payable = await findPayable(ctx, orderUuid)
  if (!payable) throw new Refusal({ name: 'ORDER_UNKNOWN', parameter: 'orderUuid' })
  const allowed = listAllowedMethods(ctx.storefront, payable)
  return methods.filter(({ id }) => allowed.includes(id))
}

async function findPayable(ctx: ShopContext, orderUuid: string): Promise<Payable | undefined> {
  const cart = await findCart(ctx, orderUuid)
  if (cart) {
    const { grandTotal: total, toPay } = await readCartPayment(ctx, await priceOrder(ctx, cart))
    return { customerType: cart.customerType, total, toPayMinor: toPay.minor, isPlaced: false }
  }
  const order = await findOwnOrder(ctx, orderUuid)
  return order && readPayable(ctx, order)
}
