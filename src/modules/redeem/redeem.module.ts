import type { ShopModule } from '../../platform/module.ts'
import { createRedeemResolvers } from './redeem.resolvers.ts'
import type { RedeemParts } from './redeem-parts.ts'
import { registerRedeemForms } from './register-redeem-forms.ts'

export function createRedeemModule(parts: RedeemParts): ShopModule {
  return {
    name: 'redeem',
    schema: new URL('./redeem.graphql', import.meta.url),
    resolvers: createRedeemResolvers(parts),
    jobs: [],
    routes: registerRedeemForms(parts),
  }
}
