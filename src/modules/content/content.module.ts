import type { ShopModule } from '../../platform/module.ts'
import { contentResolvers } from './content.resolvers.ts'
import type { ContentParts } from './content-parts.ts'
import { registerFeeds } from './feeds/register-feeds.ts'
import { createSearchResolvers } from './search.resolvers.ts'

export function createContentModule(parts: ContentParts): ShopModule {
  return {
    name: 'content',
    schema: new URL('./content.graphql', import.meta.url),
    resolvers: { ...contentResolvers, Query: { ...contentResolvers.Query, ...createSearchResolvers(parts).Query } },
    jobs: [],
    routes: registerFeeds,
  }
}
