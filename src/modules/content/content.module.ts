import type { ShopModule } from '../../platform/module.ts'
import { contentResolvers } from './content.resolvers.ts'

export const contentModule: ShopModule = {
  name: 'content',
  schema: new URL('./content.graphql', import.meta.url),
  resolvers: contentResolvers,
  jobs: [],
}
