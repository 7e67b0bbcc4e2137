import type { Resolvers } from '../../generated/resolvers.ts'
import { readDeliveryOptions } from './read-delivery-options.ts'

export const deliveryResolvers = {
  Query: {
    deliveryOptions: async (_root, { variationId }, ctx) => (await readDeliveryOptions(ctx, variationId)) ?? null,
  },
} satisfies Resolvers
