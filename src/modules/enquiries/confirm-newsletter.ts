import { hashToken } from '../../platform/keys.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { confirmSubscription } from './enquiries.store.ts'

/** How long the link of a mail works. */
const VALID_MS = 7 * 24 * 60 * 60 * 1000

/** Confirms the subscription with the link of the mail, which works once and until it expires. */
export async function confirmNewsletter(ctx: ShopContext, token: string): Promise<Result<void, ShopFailure>> {
  const now = ctx.clock.now()
  const isConfirmed = await confirmSubscription(ctx.db, {
    storefront: ctx.storefront.code,
    tokenHash: hashToken(token),
    requestedAfter: new Date(now.getTime() - VALID_MS),
    now,
  })
  return isConfirmed ? ok(undefined) : fail({ name: 'LINK_EXPIRED', parameter: 'token' })
}
