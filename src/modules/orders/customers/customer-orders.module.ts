import type { ShopModule } from '#platform/module.ts'
import type { FulfilmentParts } from '../fulfilment/fulfilment-parts.ts'
import { createCustomerOrdersResolvers } from './customer-orders.resolvers.ts'
import { eraseOrdersJob } from './erase-orders.job.ts'

/** The orders and gifts in a customer's account. */
export function createCustomerOrdersModule(parts: FulfilmentParts): ShopModule {
  return {
    name: 'customer-orders',
    schema: new URL('./customer-orders.graphql', import.meta.url),
    resolvers: createCustomerOrdersResolvers(parts),
    jobs: [eraseOrdersJob],
  }
}
