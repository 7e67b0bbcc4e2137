import type { ShopModule } from '#platform/module.ts'
import type { ReadContext } from '../../accounts/index.ts'
import { createFulfilmentJobs } from './fulfilment.job.ts'
import { createFulfilmentResolvers } from './fulfilment.resolvers.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { registerInvoices } from './invoice/register-invoices.ts'
import { registerPrints } from './print/register-prints.ts'
import { registerGiftForms } from './register-gift-forms.ts'
import { registerReminders } from './reminders/register-reminders.ts'
import { registerPasses } from './wallet/register-passes.ts'

/** The part of orders that runs after payment. A separate module, because it needs outside services and the cart does not. */
export function createFulfilmentModule(parts: FulfilmentParts): ShopModule {
  return {
    name: 'fulfilment',
    schema: new URL('./fulfilment.graphql', import.meta.url),
    resolvers: createFulfilmentResolvers(parts),
    jobs: createFulfilmentJobs(parts),
    routes: (server, readContext: ReadContext) => {
      registerInvoices(server, readContext, parts)
      registerGiftForms(server, readContext, parts)
      registerPrints(server, readContext, parts)
      registerPasses(server, readContext, parts)
      registerReminders(server, readContext, parts)
    },
  }
}
