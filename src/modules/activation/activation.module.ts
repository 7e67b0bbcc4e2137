import type { ShopModule } from '../../platform/module.ts'
import { createActivationResolvers } from './activation.resolvers.ts'
import type { ActivationParts } from './activation-parts.ts'

export function createActivationModule(parts: ActivationParts): ShopModule {
  return {
    name: 'activation',
    schema: new URL('./activation.graphql', import.meta.url),
    resolvers: createActivationResolvers(parts),
    jobs: [],
  }
}
