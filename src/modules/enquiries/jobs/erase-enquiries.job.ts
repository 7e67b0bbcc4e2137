import type { Job } from '#platform/jobs/job.ts'
import { deleteOldMessages } from '../contact/contact.store.ts'
import { deleteOldQuotes } from '../quotes/quotes.store.ts'

/** As stated in the privacy statement (seeds/content/information.ts). */
const REQUEST_DAYS = 365
/** Lists contain names and addresses of people who do not know about them. */
const LIST_DAYS = 30
const MESSAGE_DAYS = 2 * 365
/** Files of a form that was never sent. */
const UNCLAIMED_DAYS = 1 / 24

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes old quote requests, their lists of receivers, and old messages. */
export const eraseEnquiries: Job = {
  name: 'erase-enquiries',
  async run({ db, clock, log }) {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
    const quotes = await deleteOldQuotes(db, {
      requestsBefore: daysAgo(REQUEST_DAYS),
      listsBefore: daysAgo(LIST_DAYS),
      unclaimedBefore: daysAgo(UNCLAIMED_DAYS),
    })
    const messages = await deleteOldMessages(db, daysAgo(MESSAGE_DAYS))
    if (quotes + messages > 0) log.info({ quotes, messages }, 'old quote requests and messages erased')
  },
}
