import type { ShopModule } from '../../platform/module.ts'
import { forgetOldEvents } from '../../platform/security-log/forget-old-events.job.ts'
import { createAccountsResolvers } from './accounts.resolvers.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { forgetOldSessions } from './jobs/forget-old-sessions.job.ts'
import { createForgetUnconfirmedJob } from './jobs/forget-unconfirmed-accounts.job.ts'
import { createAccountMailJobs } from './jobs/send-account-mails.job.ts'
import { registerOwnData } from './profile/register-own-data.ts'

export function createAccountsModule(parts: AccountsParts): ShopModule {
  return {
    name: 'accounts',
    schema: new URL('./accounts.graphql', import.meta.url),
    resolvers: createAccountsResolvers(parts),
    jobs: [...createAccountMailJobs(parts), forgetOldSessions, createForgetUnconfirmedJob(parts), forgetOldEvents],
    routes: registerOwnData(parts),
  }
}
