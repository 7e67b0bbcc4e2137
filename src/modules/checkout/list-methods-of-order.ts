import { Refusal } from '../../platform/graphql/refusal.ts'
import type { Money } from '../../shared/money.ts'
import type { ShopContext } from '../accounts/index.ts'
import { findCart, type Order, priceOrder } from '../orders/index.ts'
import { listPaymentMethods, type OfferedMethod, type PaymentMethodId, type ReadProviderMethods } from '../payments/index.ts'
import { listAllowedMethods, type Payable } from './allowed-methods.ts'
import type { ApprovedCompany } from './invoices/approved-companies.store.ts'
import { findOwnCompany, hasCredit } from './invoices/credit.ts'
import { listInvoiceFailures } from './invoices/invoice-demands.ts'
import { findOwnOrder } from './own-order.ts'
import { readCartPayment } from './read-cart-payment.ts'
import { readPayable } from './start-payment-attempt.ts'

/** The payment methods of this storefront, or those for one of the visitor's orders. Whether an invoice must be paid first depends on the customer. */
export async function listMethodsOfOrder(
  ctx: ShopContext,
  readProviderMethods: ReadProviderMethods,
  orderUuid: string | null | undefined,
): Promise<OfferedMethod[]> {
  const methods = await listPaymentMethods(ctx, readProviderMethods)
  const found = await findPayable(ctx, orderUuid)
  if (orderUuid && !found) throw new Refusal({ name: 'ORDER_UNKNOWN', parameter: 'orderUuid' })
  const company = found && (await findOwnCompany(ctx, found.order.billingAddress))
  const allowed = orderUuid && found ? listAllowed(ctx, found, company) : methods.map(({ id }) => id)
  const isPending = !(found && company && (await hasCredit(ctx, company, toPayOf(found))))
  return methods
    .filter(({ id }) => allowed.includes(id))
    .map((method) => (method.id === 'invoice' ? { ...method, isPending } : method))
}

type Found = { order: Order; payable: Payable }

/** Without a uuid it is the customer's cart. A guest never has credit, so a guest's cart is not read. */
async function findPayable(ctx: ShopContext, orderUuid: string | null | undefined): Promise<Found | undefined> {
  if (!orderUuid && !ctx.customer) return undefined
  const cart = await findCart(ctx, orderUuid ?? undefined)
  if (cart) {
    const { grandTotal: total, toPay, takesGiftcards } = await readCartPayment(ctx, await priceOrder(ctx, cart))
    const { customerType } = cart
    return { order: cart, payable: { customerType, total, toPayMinor: toPay.minor, takesGiftcards } }
  }
  const order = orderUuid ? await findOwnOrder(ctx, orderUuid) : undefined
  return order && { order, payable: await readPayable(ctx, order) }
}

/** The data for an invoice can be added to a cart, but not to a placed order. */
function listAllowed(
  { storefront }: ShopContext,
  { order, payable }: Found,
  company: ApprovedCompany | undefined,
): PaymentMethodId[] {
  const lacksData = order.status !== 'CART' && listInvoiceFailures(order, company).length > 0
  return listAllowedMethods(storefront, payable).filter((id) => id !== 'invoice' || !lacksData)
}

function toPayOf({ payable: { total, toPayMinor } }: Found): Money {
  return { currency: total.currency, minor: toPayMinor }
}
