import type { Context } from '../../platform/context.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { hashToken } from '../../platform/keys.ts'
import type { LanguageCode } from '../storefronts/index.ts'
import { askAgain, findSubscriptionId, saveAskedSubscription } from './enquiries.store.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { NEWSLETTER_CONFIRMATION } from './jobs/send-newsletter-confirmation.job.ts'
import { newsletterTokens } from './newsletter-tokens.ts'

type Asked = { email: string; storefront: string; language: LanguageCode; requestedAt: Date }

type Parts = Pick<EnquiriesParts, 'keyFor'>

/**
 * Asks an address, by a mail with a link, whether it wants the newsletter, unless it has already confirmed. Two requests at the same time send one
 * mail. Called inside a transaction.
 */
export async function askForConfirmation(ctx: Pick<Context, 'db' | 'ids'>, parts: Parts, asked: Asked): Promise<void> {
  const id = await saveAsked(ctx, parts, asked)
  if (id) await addJob(ctx.db, NEWSLETTER_CONFIRMATION, { id }, { key: `newsletter-confirmation ${id}` })
}

/** A stranger may subscribe an address that has unsubscribed. Such an address gets at most one mail a day. */
const ASKED_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/** Saves a subscription that waits for confirmation; undefined when there is nothing to ask. */
export async function saveAsked(
  { db, ids }: Pick<Context, 'db' | 'ids'>,
  { keyFor }: Parts,
  asked: Asked,
): Promise<string | undefined> {
  // The links of an address stay the same while it is stored.
  const id = (await findSubscriptionId(db, asked)) ?? ids.uuid()
  const { confirm, unsubscribe } = newsletterTokens(keyFor('newsletter'), id)
  const subscription = { id, ...asked, confirmTokenHash: hashToken(confirm), unsubscribeTokenHash: hashToken(unsubscribe) }
  const isAskedAgain = await askAgain(db, subscription, new Date(asked.requestedAt.getTime() - ASKED_AGAIN_AFTER_MS))
  return isAskedAgain ? id : saveAskedSubscription(db, subscription)
}
