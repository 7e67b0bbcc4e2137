/** The names of the jobs in quote-mails.job.ts. */
export const QUOTE_CONFIRMATION = 'send-quote-confirmation'
export const QUOTE_TO_SALES = 'send-quote-to-sales'
