import type { ShopModule } from '../../platform/module.ts'
import { createEnquiriesResolvers } from './enquiries.resolvers.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { createAskBuyerJob } from './jobs/ask-buyer-about-newsletter.job.ts'
import { createNewsletterConfirmationJob } from './jobs/send-newsletter-confirmation.job.ts'
import { registerNewsletterForms } from './register-newsletter-forms.ts'

export function createEnquiriesModule(parts: EnquiriesParts): ShopModule {
  return {
    name: 'enquiries',
    schema: new URL('./enquiries.graphql', import.meta.url),
    resolvers: createEnquiriesResolvers(parts),
    jobs: [createNewsletterConfirmationJob(parts), createAskBuyerJob(parts)],
    routes: registerNewsletterForms(parts),
  }
}
