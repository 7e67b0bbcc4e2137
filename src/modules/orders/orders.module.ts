import type { ShopModule } from '../../platform/module.ts'
import type { CartParts } from './cart/add-package.ts'
import { registerCartForms } from './cart/register-cart-forms.ts'
import { deleteOldCartsJob } from './jobs/delete-old-carts.job.ts'
import { createOrdersResolvers } from './orders.resolvers.ts'

export { createCustomerOrdersModule } from './customers/customer-orders.module.ts'
export { createFulfilmentModule } from './fulfilment/fulfilment.module.ts'

export function createOrdersModule(parts: CartParts): ShopModule {
  return {
    name: 'orders',
    schema: new URL('./orders.graphql', import.meta.url),
    resolvers: createOrdersResolvers(parts),
    jobs: [deleteOldCartsJob],
    routes: registerCartForms(parts),
  }
}
