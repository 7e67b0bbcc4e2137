import { inTransaction } from '#platform/db/in-transaction.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { ShopContext } from '../shop-context.ts'
import { deleteSession, deleteSessions } from './sessions.store.ts'
import { clearSessionCookies, currentTokenHash, endCurrentSession } from './start-session.ts'

/** Spec §4: user info, prefill data, orders and cart are removed from this browser. */
export async function logOut(ctx: ShopContext, parts: AccountsParts): Promise<void> {
  await endCurrentSession(ctx)
  clearSessionCookies(ctx, parts)
}

/** Ends all other sessions, or all sessions. */
export async function logOutEverywhere(
  ctx: ShopContext,
  parts: AccountsParts,
  { andHere }: { andHere: boolean },
): Promise<Result<void, ShopFailure>> {
  const { customer } = ctx
  if (!customer) return fail({ name: 'NOT_LOGGED_IN' })
  await inTransaction(ctx, async (ctx) => {
    const except = andHere ? undefined : currentTokenHash(ctx)
    const isAnyEnded = await deleteSessions(ctx.db, { userId: customer.id, except })
    if (isAnyEnded) await recordAccountEvent(ctx, parts, { event: 'LOGOUT_EVERYWHERE', accountId: customer.id })
    return ok(undefined)
  })
  if (andHere) clearSessionCookies(ctx, parts)
  return ok(undefined)
}

/** Logs out one device, which may be the current one. */
export async function endSession(ctx: ShopContext, deviceId: string): Promise<Result<void, ShopFailure>> {
  if (!ctx.customer) return fail({ name: 'NOT_LOGGED_IN' })
  const isEnded = await deleteSession(ctx.db, { id: deviceId, userId: ctx.customer.id })
  return isEnded ? ok(undefined) : fail({ name: 'DEVICE_UNKNOWN', parameter: 'deviceId' })
}
