import type { CustomerHooks } from '../../accounts/index.ts'
import { clearCartCookie, findCart } from '../cart/cart-of-visitor.ts'
import { countCards } from '../order.ts'
import {
  adoptOrdersByEmail,
  eraseOrders,
  listBuyers,
  releaseUnpaid,
  scheduleErasure,
  scheduleErasureByEmail,
} from './customer-orders.store.ts'
import { listOwnOrders } from './list-own-orders.ts'

/** Updates carts and orders at login, logout and deletion of an account. */
export const orderHooks: CustomerHooks = {
  hasCart: async (ctx) => countCards((await findCart(ctx)) ?? { shipments: [] }) > 0,
  async onLogin(ctx) {
    // Guest orders with the customer's address, placed since the last login, move to the account.
    const { id, email, isEmailConfirmed } = ctx.customer
    if (isEmailConfirmed) await adoptOrdersByEmail(ctx.db, { userId: id, email })
  },
  onLogout: clearCartCookie,
  async onEmailConfirmed({ db, log }, { id, email }) {
    const adopted = await adoptOrdersByEmail(db, { userId: id, email })
    if (adopted > 0) log.info({ orders: adopted }, 'guest orders moved to an account')
  },
  onOwnerFound: ({ db }, { id }) => releaseUnpaid(db, id),
  listUsedAccounts: listBuyers,
  async onDelete({ db, clock }, { id, email, isEmailConfirmed }) {
    if (isEmailConfirmed) await scheduleErasureByEmail(db, email)
    await scheduleErasure(db, id)
    await eraseOrders(db, clock.now())
  },
  listOwnData: listOwnOrders,
}
