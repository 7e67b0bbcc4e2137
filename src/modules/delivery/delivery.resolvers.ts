import type { Resolvers } from '../../generated/resolvers.ts'
import { readPaging } from '../../platform/graphql/paging.ts'
import { listAddressSuggestions } from './address-suggestions.ts'

export const deliveryResolvers = {
  Query: {
    getLocationAddressSuggestions: (_root, { paging, filters }, { storefront }) => {
      const { limit, offset } = readPaging(paging)
      const countryCodes = filters?.filterByCountryCode ?? [storefront.countryCode]
      return listAddressSuggestions(filters?.filterByText ?? '', countryCodes).slice(offset, offset + limit)
    },
  },
} satisfies Resolvers
