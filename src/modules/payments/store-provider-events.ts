import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { insertEvent } from './inbox.store.ts'
import type { ReceivedEvent } from './provider.ts'

/** Run by checkout, which stands above: payload `{ id }` of a stored event. */
export const HANDLE_PROVIDER_EVENT = 'handle-provider-event'

/** Stores what is new together with the job that will handle it; what came before is known already. Returns how many were new. */
export function storeProviderEvents(ctx: Context, events: readonly ReceivedEvent[]): Promise<number> {
  return joinTransaction(ctx, async (ctx) => {
    let count = 0
    // Always in one order, or two deliveries of the same events could wait for each other.
    for (const { dedupKey, body } of events.toSorted((one, other) => (one.dedupKey < other.dedupKey ? -1 : 1))) {
      const id = ctx.ids.uuid()
      if (!(await insertEvent(ctx.db, { id, dedupKey, body, receivedAt: ctx.clock.now() }))) continue
      await addJob(ctx.db, HANDLE_PROVIDER_EVENT, { id }, { key: `provider-event ${id}` })
      count++
    }
    return count
  })
}
