import type { ShopModule } from '../../platform/module.ts'
import { deliveryResolvers } from './delivery.resolvers.ts'

export const deliveryModule: ShopModule = {
  name: 'delivery',
  schema: new URL('./delivery.graphql', import.meta.url),
  resolvers: deliveryResolvers,
  jobs: [],
}
