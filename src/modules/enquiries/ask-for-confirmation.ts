import type { Context } from '../../platform/context.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { hashToken } from '../../platform/keys.ts'
import type { LanguageCode } from '../storefronts/index.ts'
import { askAgain, findSubscriptionId, saveAskedSubscription } from './enquiries.store.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { NEWSLETTER_CONFIRMATION } from './jobs/send-newsletter-confirmation.job.ts'
import { newsletterTokens } from './newsletter-tokens.ts'

type Asked = { email: string; storefront: string; language: LanguageCode; askedAt: Date }

type Parts = Pick<EnquiriesParts, 'keyFor'>

/**
 * Asks the address itself, by a mail with a link, whether it wants the newsletter, unless it has confirmed already. Two requests at the same
 * moment send one mail. Called inside a transaction.
 */
export async function askForConfirmation(ctx: Pick<Context, 'db' | 'ids'>, parts: Parts, asked: Asked): Promise<void> {
  const id = await saveAsked(ctx, parts, asked)
  if (id) await addJob(ctx.db, NEWSLETTER_CONFIRMATION, { id }, { key: `newsletter-confirmation ${id}` })
}

/** A stranger may ask in the name of an address that left: it gets one mail a day, however often it is asked for. */
const ASKED_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/** A subscription that waits to be confirmed; undefined when there is nothing to ask. */
export async function saveAsked(
  { db, ids }: Pick<Context, 'db' | 'ids'>,
  { keyFor }: Parts,
  asked: Asked,
): Promise<string | undefined> {
  // Its links stay the same for as long as the address is known.
  const id = (await findSubscriptionId(db, asked)) ?? ids.uuid()
  const { confirm, leave } = newsletterTokens(keyFor('newsletter'), id)
  const subscription = { id, ...asked, confirmTokenHash: hashToken(confirm), leaveTokenHash: hashToken(leave) }
  const isAskedAgain = await askAgain(db, subscription, new Date(asked.askedAt.getTime() - ASKED_AGAIN_AFTER_MS))
  return isAskedAgain ? id : saveAskedSubscription(db, subscription)
}
