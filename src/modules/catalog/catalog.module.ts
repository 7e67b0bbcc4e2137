import type { ShopModule } from '../../platform/module.ts'
import { catalogResolvers } from './catalog.resolvers.ts'
import { registerCoastMap } from './register-coast-map.ts'

export const catalogModule: ShopModule = {
  name: 'catalog',
  schema: new URL('./catalog.graphql', import.meta.url),
  resolvers: catalogResolvers,
  jobs: [],
  routes: registerCoastMap,
}
