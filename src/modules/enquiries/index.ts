export type { EnquiriesParts } from './enquiries-parts.ts'
export { enquiryHooks } from './enquiry-hooks.ts'
export { createNewsletterHooks } from './newsletter-hooks.ts'
export { closeQuoteRequest, listOpenQuotes } from './quotes/quotes.store.ts'
