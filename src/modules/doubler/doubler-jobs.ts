/** The names of the jobs in jobs/doubler-mails.job.ts. */
export const DOUBLER_ENTERED = 'send-doubler-entered'
export const DOUBLER_WON = 'send-doubler-won'
export const DOUBLER_DRAWN = 'send-doubler-drawn'
