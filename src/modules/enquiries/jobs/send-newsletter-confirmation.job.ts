import type { Job } from '#platform/jobs/job.ts'
import { findLanguage, findStorefrontByCode } from '../../storefronts/index.ts'
import { findWaitingSubscription } from '../enquiries.store.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { writeNewsletterConfirmation } from '../mail/newsletter-confirmation.mail.tsx'

export const NEWSLETTER_CONFIRMATION = 'send-newsletter-confirmation'

/** The mail is rendered when it is sent, so the queue holds no addresses and no tokens. */
export function createNewsletterConfirmationJob(parts: EnquiriesParts): Job<{ id: string }> {
  return {
    name: NEWSLETTER_CONFIRMATION,
    async run(ctx, { id }) {
      const subscription = await findWaitingSubscription(ctx.db, id)
      const storefront = subscription && findStorefrontByCode(subscription.storefront)
      const language = storefront && findLanguage(storefront, subscription.language)
      // The subscription was confirmed or deleted in the meantime, or the storefront no longer exists.
      if (!subscription || !storefront || !language) return
      await parts.mailer.send(await writeNewsletterConfirmation(parts, subscription, { storefront, language }))
    },
  }
}
