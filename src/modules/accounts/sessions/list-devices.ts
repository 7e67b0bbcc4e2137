import { SESSION_HINT_COOKIE } from '#shared/hint-cookies.ts'
import type { ShopContext } from '../shop-context.ts'
import { SESSION_COOKIE, type Session } from './session.ts'
import { listSessions } from './sessions.store.ts'
import { currentTokenHash } from './start-session.ts'

/** The devices on which the customer is logged in. */
export async function listDevices(ctx: ShopContext): Promise<Session[]> {
  const { db, clock, customer } = ctx
  return customer ? listSessions(db, { userId: customer.id, tokenHash: currentTokenHash(ctx), now: clock.now() }) : []
}

/** Deletes the cookie of a session that has ended, so that the browser stops asking for its customer. */
export function clearSessionHint({ cookies }: ShopContext): void {
  if (cookies?.read(SESSION_COOKIE) === undefined && cookies?.read(SESSION_HINT_COOKIE) === undefined) return
  cookies.clear(SESSION_COOKIE)
  cookies.clear(SESSION_HINT_COOKIE)
}
