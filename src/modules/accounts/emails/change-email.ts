import { inTransaction } from '#platform/db/in-transaction.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { findEmailFailure } from '#shared/validation/field-failures.ts'
import { lockPassword } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { checkPerson } from '../check-person.ts'
import { IDENTIFY_PER_SOURCE } from '../check-user-exist.ts'
import type { Customer } from '../customer.ts'
import { checkCurrentPassword } from '../passwords/check-current-password.ts'
import type { ShopContext } from '../shop-context.ts'
import { findConfirmationOf } from './account-links.store.ts'
import { askToConfirmEmail } from './ask-to-confirm-email.ts'
import { mayMail } from './may-mail.ts'
import { notifyOwner } from './notify-owner.ts'

/**
 * Changes the address of an account after the owner of the new address has confirmed it. The old address gets a notice, in case a thief made the
 * change. The answer is the same when another customer already has the address: the job that sends the mail finds this out and notifies that
 * customer.
 */
export async function changeEmail(
  ctx: ShopContext,
  parts: AccountsParts,
  input: { email: string; password: string; captchaToken: string },
): Promise<Result<Customer, ShopFailure>> {
  const { customer } = ctx
  if (!customer) return fail({ name: 'NOT_LOGGED_IN' })
  const email = input.email.trim()
  const failure = findEmailFailure(email)
  if (failure) return fail({ name: failure, parameter: 'email' })
  const person = await checkPerson(ctx, parts, { bucket: IDENTIFY_PER_SOURCE, captchaToken: input.captchaToken })
  if (!person.ok) return person
  const checked = await checkCurrentPassword(ctx, parts, { customer, password: input.password, parameter: 'password' })
  if (!checked.ok) return checked
  const allowed = await mayMail(ctx, parts, email)
  if (!allowed.ok) return allowed
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockPassword(ctx.db, checked.value))) {
      return fail<ShopFailure>({ name: 'PASSWORD_WRONG', parameter: 'password' })
    }
    await askToConfirmEmail(ctx, parts, { userId: customer.id, email })
    await recordAccountEvent(ctx, parts, { event: 'EMAIL_CHANGE_REQUESTED', accountId: customer.id })
    await notifyOwner(ctx, parts, { customer, notice: 'EMAIL_CHANGE' })
    return ok(customer)
  })
}

/** The new address that is not confirmed yet; null when there is none. */
export async function findNewEmail({ db, clock }: ShopContext, { id, email }: Customer): Promise<string | null> {
  const link = await findConfirmationOf(db, id)
  const isWaiting = link && link.expiresAt > clock.now() && link.email.toLowerCase() !== email.toLowerCase()
  return isWaiting ? link.email : null
}
