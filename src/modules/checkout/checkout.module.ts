import { forgetOldKeys } from '../../platform/idempotency/forget-old-keys.job.ts'
import type { ShopModule } from '../../platform/module.ts'
import type { AccountsParts } from '../accounts/index.ts'
import { registerWebhook } from '../payments/index.ts'
import { createEventReceiver } from './apply-provider-event.ts'
import { createCheckoutResolvers } from './checkout.resolvers.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { registerProFormas } from './invoices/register-pro-formas.ts'
import { createEventJob } from './jobs/handle-provider-event.job.ts'
import { createReconciler } from './jobs/reconcile-payments.job.ts'
import { createRefundJob } from './jobs/refund-payment.job.ts'
import { createActivationReturnedJob } from './jobs/send-activation-returned.job.ts'
import { createTransferJob } from './jobs/send-transfer-details.job.ts'
import { createReorderLinkJob } from './reorder/send-reorder-link.job.ts'

export function createCheckoutModule(parts: CheckoutParts, accounts: AccountsParts): ShopModule {
  const addWebhook = registerWebhook(parts.payments, createEventReceiver(parts))
  return {
    name: 'checkout',
    schema: new URL('./checkout.graphql', import.meta.url),
    resolvers: createCheckoutResolvers(parts, accounts),
    jobs: [
      createEventJob(parts),
      createRefundJob(parts),
      createTransferJob(parts),
      createActivationReturnedJob(parts),
      createReconciler(parts),
      createReorderLinkJob(parts),
      forgetOldKeys,
    ],
    routes: (server, readContext, contextOf) => {
      addWebhook(server, contextOf)
      registerProFormas(server, readContext, parts)
    },
  }
}
