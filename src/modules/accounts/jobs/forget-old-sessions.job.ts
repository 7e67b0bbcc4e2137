import type { Job } from '#platform/jobs/job.ts'
import { deletePasswordRequests } from '../accounts.store.ts'
import { deleteEndedLinks } from '../emails/account-links.store.ts'
import { deleteOldNotices } from '../emails/notices.store.ts'
import { deleteEndedSessions } from '../sessions/sessions.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A notice that could not be sent for this long is deleted. */
const NOTICE_DAYS = 7

/** Deletes expired sessions and links. */
export const forgetOldSessions: Job = {
  name: 'forget-old-sessions',
  async run({ db, clock, log }) {
    const now = clock.now()
    const sessions = await deleteEndedSessions(db, now)
    await deleteEndedLinks(db, now)
    await deletePasswordRequests(db, new Date(now.getTime() - DAY_MS))
    await deleteOldNotices(db, new Date(now.getTime() - NOTICE_DAYS * DAY_MS))
    if (sessions > 0) log.info({ sessions }, 'old sessions deleted')
  },
}
