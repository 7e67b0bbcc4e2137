import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAccountEvent } from '../../platform/security-log/record-event.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { deleteCustomer, lockPassword } from './accounts.store.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { notifyOwner } from './emails/notify-owner.ts'
import { checkCurrentPassword } from './passwords/check-current-password.ts'
import { forgetDevice } from './sessions/known-device.ts'
import { clearSessionCookies } from './sessions/start-session.ts'
import type { ShopContext } from './shop-context.ts'

/** Deletes personal data permanently (spec §4). Records that the law requires are kept. */
export async function deleteAccount(
  ctx: ShopContext,
  parts: AccountsParts,
  password: string,
): Promise<Result<void, ShopFailure>> {
  const { customer } = ctx
  if (!customer) return fail({ name: 'NOT_LOGGED_IN' })
  const checked = await checkCurrentPassword(ctx, parts, { customer, password, parameter: 'password' })
  if (!checked.ok) return checked
  const deleted = await inTransaction(ctx, async (ctx) => {
    if (!(await lockPassword(ctx.db, checked.value))) {
      return fail<ShopFailure>({ name: 'PASSWORD_WRONG', parameter: 'password' })
    }
    for (const { onDelete } of parts.hooks) await onDelete?.(ctx, customer)
    const isDeleted = await deleteCustomer(ctx.db, customer.id)
    // The address is stored only for this mail, and deleted when it is sent.
    if (isDeleted) await notifyOwner(ctx, parts, { customer, notice: 'ACCOUNT_DELETED' })
    if (isDeleted) await recordAccountEvent(ctx, parts, { event: 'ACCOUNT_DELETED', accountId: customer.id })
    return ok(undefined)
  })
  if (!deleted.ok) return deleted
  clearSessionCookies(ctx, parts)
  forgetDevice(ctx)
  return ok(undefined)
}
