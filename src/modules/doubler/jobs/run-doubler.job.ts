import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { findShop, storefronts } from '../../storefronts/index.ts'
import { closeEntries } from '../close-entries.ts'
import { type DueDraw, listDueDraws, listMissed, listUnclosed } from '../doubler.store.ts'
import type { DoublerParts } from '../doubler-parts.ts'
import { drawWinner } from '../draw-winner.ts'
import { isOpenAt, lastRound, nextRound } from '../rules/next-round.ts'

/** Runs every hour: closes entries and draws at the times of each storefront's own time zone. Missed runs are caught up. */
export function createDoublerJob(parts: DoublerParts): Job {
  return {
    name: 'run-doubler',
    async run(ctx) {
      for (const round of await listClosing(ctx)) await closeEntries(ctx, parts, round)
      const due = await listDueDraws(ctx.db, ctx.clock.now())
      const draws = await Promise.allSettled(due.map((draw) => drawOne(ctx, parts, draw)))
      // A failed draw does not delay other storefronts, and is tried again.
      const errors = draws.flatMap((draw) => (draw.status === 'rejected' ? [draw.reason] : []))
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} draws could not be drawn`)
    },
  }
}

async function drawOne(ctx: Context, parts: DoublerParts, { id, storefront: code }: DueDraw): Promise<void> {
  const shop = findShop({ storefront: code })
  if (!shop) return
  await drawWinner({ ...ctx, ...shop, art: parts.art }, parts, id)
  ctx.log.info({ storefront: code, draw: id }, 'doubler drawn')
}

/** A round without entries is closed and drawn too: its page says that nobody won. */
async function listClosing({ db, clock }: Context) {
  const now = clock.now()
  const shops = storefronts.filter(({ toggles }) => toggles.doubler)
  const roundsOf = (find: typeof nextRound) => shops.map(({ code, timeZone }) => ({ storefront: code, ...find(now, timeZone) }))
  return [
    ...(await listUnclosed(db, now)),
    ...(await listMissed(db, roundsOf(lastRound))),
    ...roundsOf(nextRound).filter((round) => !isOpenAt(round, now)),
  ]
}
