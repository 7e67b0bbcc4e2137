import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Bucket } from '#platform/rate-limits/limits.ts'
import { ok } from '#shared/result.ts'
import { mailboxKey } from '#shared/validation/email.ts'
import { findShop } from '../../storefronts/index.ts'
import { type Credentials, findCredentials, takePasswordRequest } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { makeLink } from '../emails/account-link.ts'
import { findLink } from '../emails/account-links.store.ts'
import { deleteNotice, findNotice } from '../emails/notices.store.ts'
import { writeAccountLink } from '../mail/account-link.mail.tsx'
import { writeNotice } from '../mail/notice.mail.tsx'

export const SEND_EMAIL_CONFIRMATION = 'send-email-confirmation'
export const SEND_PASSWORD_LINK = 'send-password-link'
export const SEND_NOTICE = 'send-account-notice'

const UNCONFIRMED_LINKS_PER_MAILBOX: Bucket = { name: 'password-link-mailbox', points: 6, seconds: 60 * 60 }

/** The id of a link, a request or a notice. */
type AccountMailJob = { id: string }

/** Mails are rendered when they are sent, so the queue holds no addresses and no tokens. */
export function createAccountMailJobs(parts: AccountsParts): Job<never>[] {
  const sendLink = async ({ db }: Context, id: string) => {
    const link = await findLink(db, id)
    // The link was used or replaced since the job was queued.
    const shop = link && findShop(link)
    if (!link || !shop) return
    const owner = await findCredentials(db, link.email)
    const isTaken = owner && owner.id !== link.userId
    const write = isTaken
      ? writeNotice(parts, shop, { id, email: owner.email, notice: 'EMAIL_TAKEN' })
      : writeAccountLink(parts, shop, link)
    await parts.mailer.send(await write)
  }
  const confirmation: Job<AccountMailJob> = { name: SEND_EMAIL_CONFIRMATION, run: (ctx, { id }) => sendLink(ctx, id) }
  const passwordLink: Job<AccountMailJob> = {
    name: SEND_PASSWORD_LINK,
    async run(ctx, { id }) {
      await makePasswordLink(ctx, parts, id)
      await sendLink(ctx, id)
    },
  }
  const notice: Job<AccountMailJob> = {
    name: SEND_NOTICE,
    async run({ db, clock }, { id }) {
      const notice = await findNotice(db, id)
      const shop = notice && findShop(notice)
      if (!notice || !shop) return
      const link = await findLink(db, id)
      const isOpen = link && link.expiresAt > clock.now()
      await parts.mailer.send(await writeNotice(parts, shop, { ...notice, link: isOpen ? link : undefined }))
      await deleteNotice(db, id)
    },
  }
  return [confirmation, passwordLink, notice] as Job<never>[]
}

/** Turns the request into a link if the address has an account, and always deletes the request. The link has the id of the request, so a second run finds it. */
async function makePasswordLink(ctx: Context, parts: AccountsParts, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { db, clock } = ctx
    const request = await takePasswordRequest(db, id)
    const known = request && (await findCredentials(db, request.email))
    if (request && known && (await mayMailLink(ctx, parts, known))) {
      const { storefront, language } = request
      // Send to the address as the owner wrote it, not as it was typed in the request.
      const { id: userId, email } = known
      await makeLink({ db, clock }, parts, { id, userId, purpose: 'NEW_PASSWORD', email, storefront, language })
    }
    return ok(undefined)
  })
}

/**
 * A stranger can create an account for every alias of one mailbox and request a link for each. So unconfirmed addresses are limited; the owner of a
 * confirmed address always gets the link.
 */
async function mayMailLink(ctx: Context, { limits }: AccountsParts, { email, isEmailConfirmed }: Credentials): Promise<boolean> {
  return isEmailConfirmed || (await limits.consume(ctx, UNCONFIRMED_LINKS_PER_MAILBOX, mailboxKey(email))).ok
}
