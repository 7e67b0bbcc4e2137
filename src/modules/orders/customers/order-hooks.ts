import type { CustomerContext, CustomerHooks } from '../../accounts/index.ts'
import { findCart, forgetCart } from '../cart/cart-of-visitor.ts'
import { countCards, type Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { adoptOrdersByEmail, eraseOrders, leaveOrders, listOrderIds } from './customer-orders.store.ts'

/** What becomes of carts and orders when customers come and go. */
export const orderHooks: CustomerHooks = {
  hasCart: async (ctx) => countCards((await findCart(ctx)) ?? { shipments: [] }) > 0,
  async onLogin(ctx) {
    // What was ordered since without logging in.
    const { id, email, isEmailConfirmed } = ctx.customer
    if (isEmailConfirmed) await adoptOrdersByEmail(ctx.db, { userId: id, email })
  },
  onLogout: forgetCart,
  async onEmailConfirmed({ db, log }, { id, email }) {
    const adopted = await adoptOrdersByEmail(db, { userId: id, email })
    if (adopted > 0) log.info({ orders: adopted }, 'orders of a guest adopted')
  },
  async onDelete({ db }, { id }) {
    await leaveOrders(db, id)
    await eraseOrders(db)
  },
  listOwnData: async (ctx) => ({ orders: await listOwnOrders(ctx) }),
}

const MOST_ORDERS = 1000

async function listOwnOrders({ db, customer, storefront }: CustomerContext): Promise<unknown[]> {
  const owner = { userId: customer.id, storefront: storefront.code }
  const { ids } = await listOrderIds(db, owner, { limit: MOST_ORDERS, offset: 0 })
  const orders: unknown[] = []
  for (const id of ids) orders.push(toOwnData(await readOrder(db, id)))
  return orders
}

function toOwnData({ number, status, placedAt, currency, billingAddress, frozenTotals, paymentMethod, shipments }: Order) {
  return {
    number: String(number),
    status,
    placedAt,
    currency,
    totalMinor: frozenTotals?.totalMinor,
    paymentMethod,
    billingAddress,
    shipments: shipments.map(({ kind, receiverKind, receiver, deliverAt, deliverOn, packages }) => ({
      kind,
      receiverKind,
      receiver,
      deliverAt,
      deliverOn,
      packages: packages.map(({ title, qty, valueMinor, message }) => ({ title, qty, valueMinor, message })),
    })),
  }
}
