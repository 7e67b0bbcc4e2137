import type { ShopModule } from '../../platform/module.ts'
import type { CheckoutParts } from '../checkout/index.ts'
import { createActivationResolvers } from './activation.resolvers.ts'

export function createActivationModule(parts: CheckoutParts): ShopModule {
  return {
    name: 'activation',
    schema: new URL('./activation.graphql', import.meta.url),
    resolvers: createActivationResolvers(parts),
    jobs: [],
  }
}
