import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { insertEvent } from './inbox.store.ts'
import type { ReceivedEvent } from './provider.ts'

/** Handled by checkout, a later module; the payload is the `{ id }` of a stored event. */
export const HANDLE_PROVIDER_EVENT = 'handle-provider-event'

/** Stores new events together with the jobs that will handle them, and skips known events. Returns the number of new events. */
export function storeProviderEvents(ctx: Context, events: readonly ReceivedEvent[]): Promise<number> {
  return joinTransaction(ctx, async (ctx) => {
    let count = 0
    // Always in the same order, so that two deliveries of the same events do not deadlock.
    for (const { dedupKey, body } of events.toSorted((one, other) => (one.dedupKey < other.dedupKey ? -1 : 1))) {
      const id = ctx.ids.uuid()
      if (!(await insertEvent(ctx.db, { id, dedupKey, body, receivedAt: ctx.clock.now() }))) continue
      await addJob(ctx.db, HANDLE_PROVIDER_EVENT, { id }, { key: `provider-event ${id}` })
      count++
    }
    return count
  })
}
