import { inTransaction } from '#platform/db/in-transaction.ts'
import { hashToken } from '#platform/keys.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { readCustomer, savePassword, saveProfile } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { deleteAddresses } from '../address-book/addresses.store.ts'
import type { Customer } from '../customer.ts'
import { isLinkToken } from '../emails/account-link.ts'
import { type AccountLink, deleteEmailChange, deleteLinks, findLinkByToken, takeLink } from '../emails/account-links.store.ts'
import { LINKS_PER_SOURCE, markEmailConfirmed } from '../emails/confirm-email.ts'
import { notifyOwner } from '../emails/notify-owner.ts'
import { deleteSessions } from '../sessions/sessions.store.ts'
import { startSession } from '../sessions/start-session.ts'
import type { ShopContext } from '../shop-context.ts'
import { listPasswordFailures } from './check-new-password.ts'
import { hashPassword } from './hash-password.ts'

type NewPasswordInput = { token: string; password: string; passwordConfirmation: string }

/**
 * Sets a new password with the link of a mail, which works once and until it expires. Ends other sessions and logs in this browser (spec §4). The
 * link came by mail, so it confirms the address too. A refused password does not use up the link.
 */
export async function newPassword(
  ctx: ShopContext,
  parts: AccountsParts,
  { token, password, passwordConfirmation }: NewPasswordInput,
): Promise<Result<void, ShopFailure[]>> {
  if (ctx.customer) return fail([{ name: 'ALREADY_LOGGED_IN' }])
  const use = { tokenHash: hashToken(token), purpose: 'NEW_PASSWORD', now: ctx.clock.now() } as const
  const link = isLinkToken(token) ? await findLinkByToken(ctx.db, use) : undefined
  if (!link) return refuseLink(ctx, parts)
  const failures = listPasswordFailures({ password, confirmation: passwordConfirmation, email: link.email })
  if (failures.length > 0) return fail(failures)
  // Hashing takes time, so it is done before the transaction.
  const passwordHash = await hashPassword(password, ctx.ids)
  const saved = await inTransaction(ctx, async (ctx) => {
    if (!(await takeLink(ctx.db, use))) return fail([EXPIRED])
    await savePasswordOfLink(ctx, parts, { link, passwordHash })
    return ok(undefined)
  })
  if (!saved.ok) return saved
  const known = await startSession(ctx, parts, { userId: link.userId, passwordHash })
  // Another link was used at the same time, and its password is kept.
  return known ? ok(undefined) : fail([EXPIRED])
}

/** Counts only wrong links. The right link always works, even when others in the same network used up the limit. */
async function refuseLink(ctx: ShopContext, { limits }: AccountsParts): Promise<Result<void, ShopFailure[]>> {
  const allowed = await limits.consumeBySource(ctx, LINKS_PER_SOURCE)
  return fail([allowed.ok ? EXPIRED : allowed.failure])
}

const EXPIRED: ShopFailure = { name: 'LINK_EXPIRED', parameter: 'token' }

async function savePasswordOfLink(
  ctx: ShopContext,
  parts: AccountsParts,
  { link, passwordHash }: { link: AccountLink; passwordHash: string },
): Promise<void> {
  const { userId, email } = link
  await savePassword(ctx.db, userId, passwordHash)
  await deleteSessions(ctx.db, { userId })
  await deleteLinks(ctx.db, userId, 'NEW_PASSWORD')
  // A stranger may have requested an address change in order to take over the account later.
  await deleteEmailChange(ctx.db, userId)
  const customer = await readCustomer(ctx.db, userId)
  // The link was sent to the address that the account had at that time.
  const isSame = customer.email.toLowerCase() === email.toLowerCase()
  if (isSame && !customer.isEmailConfirmed) {
    await markEmailConfirmed(ctx, parts, { userId, email })
    await deleteStrangersData(ctx, parts, customer)
  }
  await recordAccountEvent(ctx, parts, { event: 'PASSWORD_RESET', accountId: userId })
  await notifyOwner(ctx, parts, { customer: await readCustomer(ctx.db, userId), notice: 'PASSWORD_CHANGED' })
}

/** A stranger may have created the account and filled it in. The owner would then send gifts to the stranger's addresses, and invoices to the stranger's mailbox. */
async function deleteStrangersData(ctx: ShopContext, { hooks }: AccountsParts, customer: Customer): Promise<void> {
  const { id, firstName, lastName } = customer
  const nothing = { invoiceEmail: null, phoneNumber: null, companyName: null, vatNumber: null, kvkNumber: null }
  await saveProfile(ctx.db, id, { firstName, lastName, customerType: 'PRIVATE', ...nothing })
  await deleteAddresses(ctx.db, id)
  for (const { onOwnerFound } of hooks) await onOwnerFound?.(ctx, customer)
}
