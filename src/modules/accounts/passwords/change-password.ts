import { inTransaction } from '#platform/db/in-transaction.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { lockPassword, readCustomer, savePassword } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { checkPerson } from '../check-person.ts'
import { deleteEmailChange, deleteLinks } from '../emails/account-links.store.ts'
import { notifyOwner } from '../emails/notify-owner.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { deleteSessions } from '../sessions/sessions.store.ts'
import { currentTokenHash } from '../sessions/start-session.ts'
import type { ShopContext } from '../shop-context.ts'
import { checkCurrentPassword } from './check-current-password.ts'
import { listPasswordFailures } from './check-new-password.ts'
import { hashPassword } from './hash-password.ts'
import { QUARTER_HOUR } from './password-limits.ts'

const CHANGES_PER_SOURCE: SourceBucket = { name: 'change-password-source', points: 10, seconds: QUARTER_HOUR }
const PARAMETERS = { password: 'newPassword', confirmation: 'newPasswordConfirmation' }

type ChangeInput = { currentPassword: string; newPassword: string; newPasswordConfirmation: string; captchaToken: string }

/** Spec §8, change password. Ends the account's other sessions and cancels its reset links and pending address changes. */
export async function changePassword(
  ctx: ShopContext,
  parts: AccountsParts,
  input: ChangeInput,
): Promise<Result<void, ShopFailure[]>> {
  const { customer } = ctx
  if (!customer) return fail([{ name: 'NOT_LOGGED_IN' }])
  const chosen = { password: input.newPassword, confirmation: input.newPasswordConfirmation, email: customer.email }
  const failures = listPasswordFailures(chosen, PARAMETERS)
  if (failures.length > 0) return fail(failures)
  const person = await checkPerson(ctx, parts, { bucket: CHANGES_PER_SOURCE, captchaToken: input.captchaToken })
  if (!person.ok) return fail([person.failure])
  const current = { customer, password: input.currentPassword, parameter: 'currentPassword' }
  const checked = await checkCurrentPassword(ctx, parts, current)
  if (!checked.ok) return fail([checked.failure])
  const passwordHash = await hashPassword(input.newPassword, ctx.ids)
  const saved = await inTransaction(ctx, async (ctx) => {
    if (!(await lockPassword(ctx.db, checked.value))) {
      return fail<ShopFailure[]>([{ name: 'PASSWORD_WRONG', parameter: 'currentPassword' }])
    }
    const owner = await readCustomer(ctx.db, customer.id)
    await savePassword(ctx.db, customer.id, passwordHash)
    await deleteSessions(ctx.db, { userId: customer.id, except: currentTokenHash(ctx) })
    // Until the address is confirmed, this customer may be a stranger. Then the reset links of the mailbox's owner must keep working.
    if (owner.isEmailConfirmed) await deleteLinks(ctx.db, customer.id, 'NEW_PASSWORD')
    await deleteEmailChange(ctx.db, customer.id)
    await recordAccountEvent(ctx, parts, { event: 'PASSWORD_CHANGED', accountId: customer.id })
    await notifyOwner(ctx, parts, { customer: owner, notice: 'PASSWORD_CHANGED' })
    return ok(undefined)
  })
  if (saved.ok) rememberDevice(ctx, parts, { email: customer.email, passwordHash })
  return saved
}
