import type { ShopModule } from '../../platform/module.ts'
import type { ReadContext } from '../accounts/index.ts'
import { createContactConfirmationJob, createContactToShopJob } from './contact/contact-mails.job.ts'
import { registerContactForm } from './contact/register-contact-form.ts'
import { createEnquiriesResolvers } from './enquiries.resolvers.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { createAskBuyerJob } from './jobs/ask-buyer-about-newsletter.job.ts'
import { eraseEnquiries } from './jobs/erase-enquiries.job.ts'
import { createNewsletterConfirmationJob } from './jobs/send-newsletter-confirmation.job.ts'
import { createQuoteConfirmationJob, createQuoteToSalesJob } from './quotes/quote-mails.job.ts'
import { registerQuoteForms } from './quotes/register-quote-forms.ts'
import { registerNewsletterForms } from './register-newsletter-forms.ts'

export function createEnquiriesModule(parts: EnquiriesParts): ShopModule {
  const forms = [registerNewsletterForms(parts), registerQuoteForms(parts), registerContactForm(parts)]
  return {
    name: 'enquiries',
    schema: new URL('./enquiries.graphql', import.meta.url),
    resolvers: createEnquiriesResolvers(parts),
    jobs: [
      createNewsletterConfirmationJob(parts),
      createAskBuyerJob(parts),
      createQuoteConfirmationJob(parts),
      createQuoteToSalesJob(parts),
      createContactConfirmationJob(parts),
      createContactToShopJob(parts),
      eraseEnquiries,
    ],
    routes: (server, readContext) => {
      for (const register of forms) register(server, readContext as ReadContext)
    },
  }
}
