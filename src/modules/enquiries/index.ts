export type { EnquiriesParts } from './enquiries-parts.ts'
export { createNewsletterHooks } from './newsletter-hooks.ts'
