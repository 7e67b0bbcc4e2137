import type { Context } from '#platform/context.ts'
import { addJobs, type NewJob } from '#platform/jobs/add-job.ts'
import type { Refused } from './fulfilment-jobs.ts'
import { nextTry } from './next-try.ts'

/** Queues a refused mail again, because a mail server may accept it later. False after the last attempt, which is logged. */
export async function tryAgain({ db, clock, log }: Context, job: NewJob<Refused>, refusals = 0): Promise<boolean> {
  const runAt = nextTry(refusals + 1, clock.now())
  if (runAt) await addJobs(db, [{ ...job, payload: { ...job.payload, refusals: refusals + 1 }, runAt }])
  else log.error({ job: job.name, ...job.payload }, 'a mail to a buyer was refused after the last attempt')
  return runAt !== undefined
}
