import type { ShopModule } from '../../platform/module.ts'
import { registerCartForms } from './cart/register-cart-forms.ts'
import { forgetOldCarts } from './jobs/forget-old-carts.job.ts'
import { ordersResolvers } from './orders.resolvers.ts'

export { createCustomerOrdersModule } from './customers/customer-orders.module.ts'
export { createFulfilmentModule } from './fulfilment/fulfilment.module.ts'

export const ordersModule: ShopModule = {
  name: 'orders',
  schema: new URL('./orders.graphql', import.meta.url),
  resolvers: ordersResolvers,
  jobs: [forgetOldCarts],
  routes: registerCartForms,
}
