/** The names of the jobs in contact-mails.job.ts. */
export const CONTACT_CONFIRMATION = 'send-contact-confirmation'
export const CONTACT_TO_SHOP = 'send-contact-to-shop'
