import type { ShopModule } from '../../platform/module.ts'
import { paymentsResolvers } from './payments.resolvers.ts'

export const paymentsModule: ShopModule = {
  name: 'payments',
  schema: new URL('./payments.graphql', import.meta.url),
  resolvers: paymentsResolvers,
  jobs: [],
}
