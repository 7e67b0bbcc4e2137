import type { Resolvers } from '../../generated/resolvers.ts'
import { toApiError } from '../../shared/failures.ts'
import type { ContentParts } from './content-parts.ts'
import { searchShop } from './search-shop.ts'

export function createSearchResolvers(parts: ContentParts) {
  return {
    Query: {
      search_v1: async (_root, { inputText }, ctx) => {
        const found = await searchShop(ctx, parts, inputText)
        return found.ok ? { body: found.value, errors: [] } : { body: [], errors: [toApiError(found.failure)] }
      },
    },
  } satisfies Resolvers
}
