import type { Job } from '#platform/jobs/job.ts'
import { deleteOldCarts } from '../cart/cart.store.ts'
import { CART_DAYS } from '../cart/cart-of-visitor.ts'
import { deleteOldRemovals } from '../cart/removals.store.ts'
import { undoableSince } from '../cart/removed-part.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A statement has three seconds, and each cart may have a hundred receivers: who fills many must not keep those of others from being deleted. */
const AT_A_TIME = 25

/** Deletes abandoned carts, and what was removed from others and can no longer be put back, with the names and addresses in them. */
export const deleteOldCartsJob: Job = {
  name: 'delete-old-carts',
  async run({ db, clock, log }) {
    await deleteOldRemovals(db, { before: undoableSince(clock.now()) })
    const untouchedSince = new Date(clock.now().getTime() - CART_DAYS * DAY_MS)
    let deleted = 0
    for (let count = AT_A_TIME; count === AT_A_TIME; deleted += count) {
      count = await deleteOldCarts(db, { untouchedSince, limit: AT_A_TIME })
    }
    if (deleted > 0) log.info({ carts: deleted }, 'old carts deleted')
  },
}
