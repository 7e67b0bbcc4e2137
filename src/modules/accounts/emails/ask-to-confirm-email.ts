import { addJob } from '#platform/jobs/add-job.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { SEND_EMAIL_CONFIRMATION } from '../jobs/send-account-mails.job.ts'
import type { ShopContext } from '../shop-context.ts'
import { makeLink } from './account-link.ts'

/** Sends a mail that asks whether the account belongs to the owner of the address. Called inside a transaction. */
export async function askToConfirmEmail(
  ctx: ShopContext,
  parts: AccountsParts,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const id = ctx.ids.uuid()
  const { storefront, language } = ctx
  await makeLink(ctx, parts, { id, userId, purpose: 'CONFIRM_EMAIL', email, storefront: storefront.code, language })
  await addJob(ctx.db, SEND_EMAIL_CONFIRMATION, { id }, { key: `${SEND_EMAIL_CONFIRMATION} ${id}` })
}
