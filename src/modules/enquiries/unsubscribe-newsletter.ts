import { hashToken } from '../../platform/keys.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { endSubscription } from './enquiries.store.ts'

/** Every newsletter has a link to unsubscribe, which never expires. */
export async function unsubscribeNewsletter(ctx: ShopContext, token: string): Promise<Result<void, ShopFailure>> {
  const hasLeft = await endSubscription(ctx.db, {
    storefront: ctx.storefront.code,
    tokenHash: hashToken(token),
    now: ctx.clock.now(),
  })
  return hasLeft ? ok(undefined) : fail({ name: 'LINK_EXPIRED', parameter: 'token' })
}
