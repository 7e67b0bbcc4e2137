import { inTransaction } from '#platform/db/in-transaction.ts'
import { hashToken } from '#platform/keys.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { readCustomer, saveConfirmedEmail } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { ShopContext } from '../shop-context.ts'
import { isLinkToken } from './account-link.ts'
import { deleteLinks, takeLink } from './account-links.store.ts'
import { askToConfirmEmail } from './ask-to-confirm-email.ts'
import { mayMail } from './may-mail.ts'
import { notifyOwner } from './notify-owner.ts'

/** For every kind of link in a mail. A token has 256 bits and cannot be guessed, so a real visitor needs few tries. */
export const LINKS_PER_SOURCE: SourceBucket = { name: 'account-link-source', points: 20, seconds: 10 * 60 }

/**
 * Uses the link of the mail once, before it expires. The visitor must be logged in to the account. Then the address belongs to the account, and so do
 * the guest orders that were placed with it. A visitor who only clicks the link may own the mailbox but not the account, which a stranger may have
 * created.
 */
export async function confirmEmail(ctx: ShopContext, parts: AccountsParts, token: string): Promise<Result<string, ShopFailure>> {
  const allowed = await parts.limits.consumeBySource(ctx, LINKS_PER_SOURCE)
  if (!allowed.ok) return allowed
  if (!isLinkToken(token)) return fail({ name: 'LINK_EXPIRED', parameter: 'token' })
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const link = await takeLink(ctx.db, { tokenHash: hashToken(token), purpose: 'CONFIRM_EMAIL', now })
    if (!link) return fail<ShopFailure>({ name: 'LINK_EXPIRED', parameter: 'token' })
    if (!ctx.customer) return fail<ShopFailure>({ name: 'NOT_LOGGED_IN' })
    if (ctx.customer.id !== link.userId) return fail<ShopFailure>({ name: 'LINK_NOT_YOURS', parameter: 'token' })
    return markEmailConfirmed(ctx, parts, { userId: link.userId, email: link.email })
  })
}

/** Also called when another link, such as one to a new password, proves the address. Called inside a transaction. */
export async function markEmailConfirmed(
  ctx: ShopContext,
  parts: AccountsParts,
  { userId, email }: { userId: string; email: string },
): Promise<Result<string, ShopFailure>> {
  const before = await readCustomer(ctx.db, userId)
  const isSaved = await saveConfirmedEmail(ctx.db, { id: userId, email, now: ctx.clock.now() })
  if (!isSaved) return fail({ name: 'USER_EXISTS', parameter: 'email' })
  // A link to a new password may still be in the mailbox of the old address.
  await deleteLinks(ctx.db, userId, 'NEW_PASSWORD')
  const customer = await readCustomer(ctx.db, userId)
  const isOther = before.email.toLowerCase() !== email.toLowerCase()
  if (isOther) {
    await recordAccountEvent(ctx, parts, { event: 'EMAIL_CHANGED', accountId: userId })
    await notifyOwner(ctx, parts, { customer: before, notice: 'EMAIL_CHANGED' })
  }
  const hasMoved = before.isEmailConfirmed && isOther
  for (const { onEmailConfirmed } of parts.hooks) await onEmailConfirmed?.(ctx, customer, hasMoved ? before.email : undefined)
  return ok(email)
}

/** Sends the mail again, to the address that is waiting to be confirmed. */
export async function resendEmailConfirmation(
  ctx: ShopContext,
  parts: AccountsParts,
  newEmail: string | null,
): Promise<Result<void, ShopFailure>> {
  const { customer } = ctx
  if (!customer) return fail({ name: 'NOT_LOGGED_IN' })
  const email = newEmail ?? (customer.isEmailConfirmed ? undefined : customer.email)
  if (!email) return fail({ name: 'EMAIL_CONFIRMED' })
  const allowed = await mayMail(ctx, parts, email)
  if (!allowed.ok) return allowed
  return inTransaction(ctx, async (ctx) => {
    await askToConfirmEmail(ctx, parts, { userId: customer.id, email })
    return ok(undefined)
  })
}
