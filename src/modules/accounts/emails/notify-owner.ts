import { addJob } from '#platform/jobs/add-job.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { Customer } from '../customer.ts'
import { SEND_NOTICE } from '../jobs/send-account-mails.job.ts'
import type { ShopContext } from '../shop-context.ts'
import { makeLink } from './account-link.ts'
import { mayMail } from './may-mail.ts'
import { insertNotice, type NoticeName } from './notices.store.ts'

/**
 * Sends a notice to the address that the account has now, in case the owner did not make the change. An unconfirmed address may belong to a stranger,
 * so its mails are counted. Called inside a transaction.
 */
export async function notifyOwner(
  ctx: ShopContext,
  parts: AccountsParts,
  { customer, notice }: { customer: Customer; notice: NoticeName },
): Promise<void> {
  const { id: userId, email, isEmailConfirmed } = customer
  if (!isEmailConfirmed && !(await mayMail(ctx, parts, email)).ok) return
  const { db, clock, language } = ctx
  const mail = { id: ctx.ids.uuid(), email, storefront: ctx.storefront.code, language }
  await insertNotice(db, { ...mail, notice }, clock.now())
  // A thief who changed the password may have used up the owner's limit of reset mails.
  if (notice === 'PASSWORD_CHANGED') await makeLink(ctx, parts, { ...mail, userId, purpose: 'NEW_PASSWORD' })
  await addJob(db, SEND_NOTICE, { id: mail.id })
}
