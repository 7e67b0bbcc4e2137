import type { ShopModule } from '../../platform/module.ts'
import { accountsResolvers } from './accounts.resolvers.ts'

export const accountsModule: ShopModule = {
  name: 'accounts',
  schema: new URL('./accounts.graphql', import.meta.url),
  resolvers: accountsResolvers,
  jobs: [],
}
