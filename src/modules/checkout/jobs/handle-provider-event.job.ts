import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Job } from '#platform/jobs/job.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { HANDLE_PROVIDER_EVENT, lockEvent, markEventFailed, markEventProcessed, type StoredEvent } from '../../payments/index.ts'
import { applyProviderEvent } from '../apply-provider-event.ts'
import type { CheckoutParts } from '../checkout-parts.ts'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60 * 60_000

/** Applies a provider event once. An event that comes before its payment is retried later. */
export function createEventJob(parts: CheckoutParts): Job<{ id: string }> {
  return {
    name: HANDLE_PROVIDER_EVENT,
    async run(ctx, { id }) {
      const applied = await inTransaction(ctx, (ctx) => applyStored(ctx, parts, id)).catch(async (error: unknown) => {
        await markEventFailed(ctx.db, id, (error as Error).message)
        throw error
      })
      if (!applied.ok) await retryLater(ctx, applied.failure)
    },
  }
}

async function applyStored(ctx: Context, parts: CheckoutParts, id: string): Promise<Result<void, StoredEvent>> {
  const event = await lockEvent(ctx.db, id)
  if (!event || event.processedAt) return ok(undefined)
  const applied = await applyProviderEvent(ctx, parts, parts.payments.readEvent(event.body))
  if (applied === 'early') return fail(event)
  await markEventProcessed(ctx.db, id, ctx.clock.now())
  return ok(undefined)
}

async function retryLater({ db, clock }: Context, { id, attempts }: StoredEvent): Promise<void> {
  await markEventFailed(db, id, 'early')
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS)
  const runAt = new Date(clock.now().getTime() + waitMs)
  await addJob(db, HANDLE_PROVIDER_EVENT, { id }, { key: `provider-event ${id}`, runAt })
}
