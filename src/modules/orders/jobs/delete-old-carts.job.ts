import type { Job } from '#platform/jobs/job.ts'
import { deleteOldCarts } from '../cart/cart.store.ts'
import { CART_DAYS } from '../cart/cart-of-visitor.ts'
import { deleteOldRemovals } from '../cart/removals.store.ts'
import { undoableSince } from '../cart/removed-part.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A statement may take three seconds, and each cart may have a hundred receivers. A visitor who fills many carts must not delay the deletion of others. */
const AT_A_TIME = 25

/** Deletes abandoned carts and removals that can no longer be undone, with their names and addresses. */
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
