import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Job } from '#platform/jobs/job.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import { ok } from '#shared/result.ts'
import { deleteCustomer, listUnconfirmedIds, lockUnconfirmed } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'

const RETENTION_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** The next run deletes the rest. */
const MAX_PER_RUN = 1_000

/** An unconfirmed account without orders may have been created by a stranger. After it is deleted, the owner of the address can register. */
export function createForgetUnconfirmedJob(parts: AccountsParts): Job {
  return {
    name: 'forget-unconfirmed-accounts',
    async run(ctx) {
      const now = ctx.clock.now()
      const ids = await listUnconfirmedIds(ctx.db, { createdBefore: new Date(now.getTime() - RETENTION_DAYS * DAY_MS), now })
      const used = new Set<string>()
      for (const { listUsedAccounts } of parts.hooks) for (const id of (await listUsedAccounts?.(ctx.db, ids)) ?? []) used.add(id)
      const unused = ids.filter((id) => !used.has(id)).slice(0, MAX_PER_RUN)
      for (const id of unused) await deleteUnconfirmed(ctx, parts, id)
      if (unused.length > 0) ctx.log.info({ accounts: unused.length }, 'unconfirmed accounts deleted')
    },
  }
}

async function deleteUnconfirmed(ctx: Context, parts: AccountsParts, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const customer = await lockUnconfirmed(ctx.db, id)
    if (!customer) return ok(undefined)
    for (const { onDelete } of parts.hooks) await onDelete?.(ctx, customer)
    await deleteCustomer(ctx.db, id)
    await recordAccountEvent(ctx, parts, { event: 'ACCOUNT_DELETED', accountId: id })
    return ok(undefined)
  })
}
