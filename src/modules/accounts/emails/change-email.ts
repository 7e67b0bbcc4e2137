import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { recordAccountEvent } from '../../../platform/security-log/record-event.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { isEmailTaken } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { Customer } from '../customer.ts'
import { findEmailFailure } from '../email-failure.ts'
import { type NoticeJob, SEND_NOTICE } from '../jobs/account-jobs.ts'
import { checkCurrentPassword } from '../passwords/check-current-password.ts'
import type { ShopContext } from '../shop-context.ts'
import { findConfirmationOf } from './account-links.store.ts'
import { askToConfirmEmail } from './ask-to-confirm-email.ts'
import { MAILS_PER_ADDRESS } from './confirm-email.ts'

/** Another address for an account, once its owner has confirmed it. The old one hears of it: it may be a thief. */
export async function changeEmail(
  ctx: ShopContext,
  parts: AccountsParts,
  input: { email: string; password: string },
): Promise<Result<Customer, ShopFailure>> {
  const { customer } = ctx
  if (!customer) return fail({ name: 'NOT_LOGGED_IN' })
  const email = input.email.trim()
  const failure = findEmailFailure(email)
  if (failure) return fail(failure)
  const checked = await checkCurrentPassword(ctx, parts, { customer, password: input.password, parameter: 'password' })
  if (!checked.ok) return checked
  if (await isEmailTaken(ctx.db, email)) return fail({ name: 'USER_EXISTS', parameter: 'email' })
  const mayMail = await parts.limits.consume(ctx, MAILS_PER_ADDRESS, email.toLowerCase())
  if (!mayMail.ok) return mayMail
  return inTransaction(ctx, async (ctx) => {
    await askToConfirmEmail(ctx, parts, { userId: customer.id, email })
    await recordAccountEvent(ctx, parts, { event: 'EMAIL_CHANGE_REQUESTED', accountId: customer.id })
    const { storefront, language } = ctx
    const notice: NoticeJob = {
      userId: customer.id,
      notice: 'EMAIL_CHANGE',
      storefront: storefront.code,
      language,
      noticeId: ctx.ids.uuid(),
    }
    await addJob(ctx.db, SEND_NOTICE, notice)
    return ok(customer)
  })
}

/** The address that is to take the place of the account's own; null when none waits. */
export async function findNewEmail({ db, clock }: ShopContext, { id, email }: Customer): Promise<string | null> {
  const link = await findConfirmationOf(db, id)
  const isWaiting = link && link.expiresAt > clock.now() && link.email.toLowerCase() !== email.toLowerCase()
  return isWaiting ? link.email : null
}
