import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { ok } from '../../../shared/result.ts'
import { defaultLanguage, findLanguage, findStorefrontByCode } from '../../storefronts/index.ts'
import { findCredentials, findCustomerById, takePasswordRequest } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { makeLink } from '../emails/account-link.ts'
import { type AccountLink, findLink } from '../emails/account-links.store.ts'
import { writeAccountLink } from '../mail/account-link.mail.tsx'
import { writeNotice } from '../mail/notice.mail.tsx'
import { type LinkJob, type NoticeJob, SEND_EMAIL_CONFIRMATION, SEND_NOTICE, SEND_PASSWORD_LINK } from './account-jobs.ts'

/** Mails are written when they are sent: the queue holds neither address nor token. */
export function createAccountMailJobs(parts: AccountsParts): Job<never>[] {
  const sendLink = async ({ db }: Context, id: string) => {
    const link = await findLink(db, id)
    // Used meanwhile, or another has taken its place: there is nothing left to ask.
    const shop = link && findShop(link)
    if (link && shop) await parts.mailer.send(await writeAccountLink(parts, shop, link))
  }
  const confirmation: Job<LinkJob> = { name: SEND_EMAIL_CONFIRMATION, run: (ctx, { id }) => sendLink(ctx, id) }
  const passwordLink: Job<LinkJob> = {
    name: SEND_PASSWORD_LINK,
    async run(ctx, { id }) {
      await makePasswordLink(ctx, parts, id)
      await sendLink(ctx, id)
    },
  }
  const notice: Job<NoticeJob> = {
    name: SEND_NOTICE,
    async run({ db }, { userId, noticeId, ...told }) {
      const customer = await findCustomerById(db, userId)
      const shop = findShop(told)
      if (customer && shop) await parts.mailer.send(await writeNotice(parts, shop, { customer, noticeId, notice: told.notice }))
    },
  }
  return [confirmation, passwordLink, notice] as Job<never>[]
}

/** The request becomes a link if its address has an account, and is forgotten in any case. The link has its id: a second run finds it. */
async function makePasswordLink(ctx: Context, parts: AccountsParts, id: string): Promise<void> {
  await inTransaction(ctx, async ({ db, clock }) => {
    const request = await takePasswordRequest(db, id)
    const known = request && (await findCredentials(db, request.email))
    if (request && known) {
      const { storefront, language } = request
      // To the address as its owner wrote it, not as somebody typed it now.
      const { id: userId, email } = known
      await makeLink({ db, clock }, parts, { id, userId, purpose: 'NEW_PASSWORD', email, storefront, language })
    }
    return ok(undefined)
  })
}

/** Undefined when the shop has closed. */
function findShop({ storefront: code, language }: Pick<AccountLink, 'storefront' | 'language'>) {
  const storefront = findStorefrontByCode(code)
  return storefront && { storefront, language: findLanguage(storefront, language) ?? defaultLanguage(storefront) }
}
