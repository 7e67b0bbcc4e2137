import type { ShopModule } from '../../platform/module.ts'
import { paymentsResolvers } from './payments.resolvers.ts'
import type { PaymentsParts } from './payments-parts.ts'
import { registerWebhook } from './register-webhook.ts'

export function createPaymentsModule(parts: PaymentsParts): ShopModule {
  return {
    name: 'payments',
    schema: new URL('./payments.graphql', import.meta.url),
    resolvers: paymentsResolvers,
    jobs: [],
    routes: registerWebhook(parts.payments),
  }
}
