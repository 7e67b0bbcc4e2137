import type { ShopModule } from '../../platform/module.ts'
import type { ReadContext } from '../accounts/index.ts'
import { createDoublerResolvers } from './doubler.resolvers.ts'
import type { DoublerParts } from './doubler-parts.ts'
import { createDrawnMailJob, createEnteredMailJob, createWonMailJob } from './jobs/doubler-mails.job.ts'
import { eraseDoublerEntries } from './jobs/erase-doubler-entries.job.ts'
import { createDoublerJob } from './jobs/run-doubler.job.ts'
import { registerDoublerRoutes } from './register-doubler-routes.ts'

export function createDoublerModule(parts: DoublerParts): ShopModule {
  const register = registerDoublerRoutes(parts)
  return {
    name: 'doubler',
    schema: new URL('./doubler.graphql', import.meta.url),
    resolvers: createDoublerResolvers(parts),
    jobs: [
      createDoublerJob(parts),
      createEnteredMailJob(parts),
      createWonMailJob(parts),
      createDrawnMailJob(parts),
      eraseDoublerEntries,
    ],
    routes: (server, readContext) => register(server, readContext as ReadContext),
  }
}
