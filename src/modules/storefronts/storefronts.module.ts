import type { ShopModule } from '../../platform/module.ts'
import { registerBrandFiles } from './register-brand-files.ts'
import { storefrontsResolvers } from './storefronts.resolvers.ts'

export const storefrontsModule: ShopModule = {
  name: 'storefronts',
  schema: new URL('./storefronts.graphql', import.meta.url),
  resolvers: storefrontsResolvers,
  jobs: [],
  routes: registerBrandFiles,
}
