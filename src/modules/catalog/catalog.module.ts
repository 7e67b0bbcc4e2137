import type { ShopModule } from '../../platform/module.ts'
import { createCatalogResolvers } from './catalog.resolvers.ts'
import type { CatalogParts } from './catalog-parts.ts'
import { registerCoastMap } from './register-coast-map.ts'

export function createCatalogModule(parts: CatalogParts): ShopModule {
  return {
    name: 'catalog',
    schema: new URL('./catalog.graphql', import.meta.url),
    resolvers: createCatalogResolvers(parts),
    jobs: [],
    routes: registerCoastMap,
  }
}
