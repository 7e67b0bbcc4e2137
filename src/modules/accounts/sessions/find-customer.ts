import type { Context } from '#platform/context.ts'
import { hashToken } from '#platform/keys.ts'
import type { Customer } from '../customer.ts'
import { endOfSession, SEEN_EVERY_MS } from './session.ts'
import { findCustomerOfSession, touchSession } from './sessions.store.ts'

/** The customer of the session with this token. The database stores only the token's hash. */
export async function findCustomer({ db, clock }: Context, sessionToken: string | undefined): Promise<Customer | undefined> {
  if (!sessionToken) return undefined
  const now = clock.now()
  const tokenHash = hashToken(sessionToken)
  const seen = await findCustomerOfSession(db, tokenHash, now)
  if (seen && now.getTime() - seen.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await touchSession(db, { tokenHash, now, expiresAt: endOfSession(seen.startedAt, now) })
  }
  return seen?.customer
}
