import type { ShopModule } from '../../platform/module.ts'
import { storefrontsResolvers } from './storefronts.resolvers.ts'

export const storefrontsModule: ShopModule = {
  name: 'storefronts',
  schema: new URL('./storefronts.graphql', import.meta.url),
  resolvers: storefrontsResolvers,
  jobs: [],
}
