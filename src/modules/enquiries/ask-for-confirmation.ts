import type { Context } from '../../platform/context.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { hashToken } from '../../platform/keys.ts'
import type { LanguageCode } from '../storefronts/index.ts'
import { saveAskedSubscription } from './enquiries.store.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { NEWSLETTER_CONFIRMATION } from './jobs/send-newsletter-confirmation.job.ts'
import { newsletterTokens } from './newsletter-tokens.ts'

type Asked = { email: string; storefront: string; language: LanguageCode; askedAt: Date }

/**
 * Whoever asked, the address itself says whether it wants the newsletter: it is sent a mail with a link, unless it has confirmed already. The same
 * moment twice is the same mail. Called inside a transaction.
 */
export async function askForConfirmation(
  { db, ids }: Pick<Context, 'db' | 'ids'>,
  { keyFor }: Pick<EnquiriesParts, 'keyFor'>,
  asked: Asked,
): Promise<void> {
  const newId = ids.uuid()
  const { confirm, leave } = newsletterTokens(keyFor('newsletter'), newId)
  const hashes = { confirmTokenHash: hashToken(confirm), leaveTokenHash: hashToken(leave) }
  const id = await saveAskedSubscription(db, { id: newId, ...asked, ...hashes })
  if (id) await addJob(db, NEWSLETTER_CONFIRMATION, { id }, { key: `newsletter-confirmation ${id}` })
}
