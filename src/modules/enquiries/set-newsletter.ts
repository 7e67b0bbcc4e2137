import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { saveAsked } from './ask-for-confirmation.ts'
import { confirmSubscriptionOf, deleteSubscriptions } from './enquiries.store.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { askForNewsletter } from './subscribe-newsletter.ts'

/** Takes effect at once for a customer with a confirmed address; an unconfirmed address is asked by mail first. */
export async function setNewsletter(
  ctx: ShopContext,
  parts: EnquiriesParts,
  subscribed: boolean,
): Promise<Result<void, ShopFailure>> {
  const { customer } = ctx
  if (!customer) return fail({ name: 'NOT_LOGGED_IN' })
  const { email, isEmailConfirmed } = customer
  if (!subscribed) {
    await deleteSubscriptions(ctx.db, { email, storefront: ctx.storefront.code, onlyWaiting: !isEmailConfirmed })
    return ok(undefined)
  }
  if (!isEmailConfirmed) return askForNewsletter(ctx, parts, email)
  return inTransaction(ctx, async (ctx) => {
    const { storefront, language, clock } = ctx
    const asked = { email, storefront: storefront.code, language, requestedAt: clock.now() }
    await saveAsked(ctx, parts, asked)
    await confirmSubscriptionOf(ctx.db, asked, asked.requestedAt)
    return ok(undefined)
  })
}
