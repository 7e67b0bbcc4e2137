import type { Job } from '#platform/jobs/job.ts'
import { ISSUE_CARDS, type OrderJob } from '../fulfilment-jobs.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { issueCards } from '../issue-cards.ts'

export function createIssueCardsJob(parts: FulfilmentParts): Job<OrderJob> {
  return { name: ISSUE_CARDS, run: (ctx, { orderId }) => issueCards(ctx, parts, orderId) }
}
