import type { ShopModule } from '../../platform/module.ts'
import type { CheckoutParts } from '../checkout/index.ts'
import { createRedeemResolvers } from './redeem.resolvers.ts'
import { registerRedeemForms } from './register-redeem-forms.ts'

export function createRedeemModule(parts: CheckoutParts): ShopModule {
  return {
    name: 'redeem',
    schema: new URL('./redeem.graphql', import.meta.url),
    resolvers: createRedeemResolvers(parts),
    jobs: [],
    routes: registerRedeemForms(parts),
  }
}
