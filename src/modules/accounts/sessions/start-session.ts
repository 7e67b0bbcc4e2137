import { hashToken } from '../../../platform/keys.ts'
import { SESSION_HINT_COOKIE } from '../../../shared/session-hint.ts'
import { readCustomer } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { CustomerContext } from '../customer-hooks.ts'
import type { ShopContext } from '../shop-context.ts'
import { deviceName } from './device-name.ts'
import { SESSION_COOKIE, SESSION_DAYS } from './session.ts'
import { deleteSessionByToken, insertSession } from './sessions.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The longest that browsers keep a cookie. When a session ends is for the database to say. */
const COOKIE_DAYS = 400

/**
 * Logs a customer in here. The session's token is a new one, whatever the browser brought along: nobody can wait inside a session that they had
 * planted. Called when nothing can go wrong any more, for it sets cookies.
 */
export async function startSession(ctx: ShopContext, { hooks }: AccountsParts, userId: string): Promise<CustomerContext> {
  const token = ctx.ids.token()
  const now = ctx.clock.now()
  await endCurrentSession(ctx)
  await insertSession(ctx.db, {
    id: ctx.ids.uuid(),
    tokenHash: hashToken(token),
    userId,
    ...deviceName(String(ctx.request?.headers['user-agent'] ?? '')),
    now,
    expiresAt: endOfSession(now),
  })
  const maxAgeSeconds = (COOKIE_DAYS * DAY_MS) / 1000
  ctx.cookies?.set(SESSION_COOKIE, token, { maxAgeSeconds })
  ctx.cookies?.set(SESSION_HINT_COOKIE, '1', { maxAgeSeconds, isHint: true })
  const known: CustomerContext = { ...ctx, customer: await readCustomer(ctx.db, userId) }
  for (const { onLogin } of hooks) await onLogin?.(known)
  return known
}

export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
}

/** The session of this browser is over. */
export async function endCurrentSession({ db, cookies }: ShopContext): Promise<void> {
  const token = cookies?.read(SESSION_COOKIE)
  if (token) await deleteSessionByToken(db, hashToken(token))
}

/** This browser knows of no customer any more. */
export function forgetSession(ctx: ShopContext, { hooks }: AccountsParts): void {
  ctx.cookies?.clear(SESSION_COOKIE)
  ctx.cookies?.clear(SESSION_HINT_COOKIE)
  for (const { onLogout } of hooks) onLogout?.(ctx)
}

/** The hash of the token that this browser holds. */
export function currentTokenHash({ cookies }: ShopContext): Buffer {
  return hashToken(cookies?.read(SESSION_COOKIE) ?? '')
}
