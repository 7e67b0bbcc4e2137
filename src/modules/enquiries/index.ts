export type { EnquiriesParts } from './enquiries-parts.ts'
export { createEnquiryHooks } from './enquiry-hooks.ts'
export { closeQuoteRequest, listOpenQuotes } from './quotes/quotes.store.ts'
