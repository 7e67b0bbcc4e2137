import { inTransaction } from '#platform/db/in-transaction.ts'
import { hashToken } from '#platform/keys.ts'
import { SESSION_HINT_COOKIE } from '#shared/hint-cookies.ts'
import { fail, ok } from '#shared/result.ts'
import { lockPassword, readCustomer, type VerifiedPassword } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { CustomerContext } from '../customer-hooks.ts'
import type { ShopContext } from '../shop-context.ts'
import { deviceName } from './device-name.ts'
import { rememberDevice } from './known-device.ts'
import { COOKIE_SECONDS, endOfSession, SESSION_COOKIE } from './session.ts'
import { deleteSessionByToken, insertSession } from './sessions.store.ts'

/**
 * Logs a customer in. Undefined when the password was changed since it was verified, because a person who knows only the old one must stay out. The
 * token is always new, whatever the browser sent, so that an attacker cannot plant a session (session fixation). Call it last, when nothing can fail
 * any more, because it sets cookies.
 */
export async function startSession(
  ctx: ShopContext,
  parts: AccountsParts,
  verified: VerifiedPassword,
): Promise<CustomerContext | undefined> {
  const { userId, passwordHash } = verified
  const token = ctx.ids.token()
  const now = ctx.clock.now()
  const device = deviceName(String(ctx.request?.headers['user-agent'] ?? ''))
  const session = { id: ctx.ids.uuid(), tokenHash: hashToken(token), userId, ...device, now, expiresAt: endOfSession(now, now) }
  const started = await inTransaction(ctx, async (ctx) => {
    if (!(await lockPassword(ctx.db, verified))) return fail(undefined)
    await endCurrentSession(ctx)
    await insertSession(ctx.db, session)
    return ok(undefined)
  })
  if (!started.ok) return undefined
  ctx.cookies?.set(SESSION_COOKIE, token, { maxAgeSeconds: COOKIE_SECONDS })
  ctx.cookies?.set(SESSION_HINT_COOKIE, '1', { maxAgeSeconds: COOKIE_SECONDS, isHint: true })
  const known: CustomerContext = { ...ctx, customer: await readCustomer(ctx.db, userId) }
  rememberDevice(ctx, parts, { email: known.customer.email, passwordHash })
  for (const { onLogin } of parts.hooks) await onLogin?.(known)
  return known
}

/** Ends the session of this browser. */
export async function endCurrentSession({ db, cookies }: ShopContext): Promise<void> {
  const token = cookies?.read(SESSION_COOKIE)
  if (token) await deleteSessionByToken(db, hashToken(token))
}

/** Removes the customer from this browser. */
export function clearSessionCookies(ctx: ShopContext, { hooks }: AccountsParts): void {
  ctx.cookies?.clear(SESSION_COOKIE)
  ctx.cookies?.clear(SESSION_HINT_COOKIE)
  for (const { onLogout } of hooks) onLogout?.(ctx)
}

/** The hash of this browser's session token. */
export function currentTokenHash({ cookies }: ShopContext): Buffer {
  return hashToken(cookies?.read(SESSION_COOKIE) ?? '')
}
