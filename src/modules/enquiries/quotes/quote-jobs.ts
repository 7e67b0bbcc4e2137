/** Sent by the jobs of these names (quote-mails.job.ts). */
export const QUOTE_CONFIRMATION = 'send-quote-confirmation'
export const QUOTE_TO_SALES = 'send-quote-to-sales'
