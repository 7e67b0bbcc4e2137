import type { ShopModule } from '../../platform/module.ts'
import { createContentResolvers } from './content.resolvers.ts'
import type { ContentParts } from './content-parts.ts'
import { registerFeeds } from './feeds/register-feeds.ts'

export function createContentModule(parts: ContentParts): ShopModule {
  return {
    name: 'content',
    schema: new URL('./content.graphql', import.meta.url),
    resolvers: createContentResolvers(parts),
    jobs: [],
    routes: registerFeeds,
  }
}
