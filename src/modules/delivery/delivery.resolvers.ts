import type { Resolvers } from '../../generated/resolvers.ts'
import { toPaging } from '../catalog/index.ts'
import { listAddressSuggestions } from './address-suggestions.ts'

export const deliveryResolvers = {
  Query: {
    getLocationAddressSuggestions: (_root, { paging, filters }, { storefront }) => {
      const { limit, offset } = toPaging(paging)
      const countryCodes = filters?.filterByCountryCode ?? [storefront.countryCode]
      return listAddressSuggestions(filters?.filterByText ?? '', countryCodes).slice(offset, offset + limit)
    },
  },
} satisfies Resolvers
