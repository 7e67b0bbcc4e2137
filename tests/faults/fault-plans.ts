import type { FaultPlan, FaultReport } from './fault-run.ts'

type Plan = Omit<FaultPlan, 'seed'> & { atLeast: { lost: number; repeated: number } }

/** `npm run faults`. */
export const WHOLE_PLAN: Plan = {
  seconds: 60,
  shoppers: 6,
  sharers: 8,
  redeemers: 12,
  activators: 8,
  kills: { postgres: 5, web: 8, worker: 8 },
  atLeast: { lost: 10, repeated: 20 },
}

/** A part of `npm test`. */
export const SHORT_PLAN: Plan = {
  seconds: 20,
  shoppers: 4,
  sharers: 2,
  redeemers: 8,
  activators: 4,
  kills: { postgres: 2, web: 3, worker: 3 },
  atLeast: { lost: 2, repeated: 5 },
}

/** Long enough for each planted bug to be found. */
export const PLANTED_PLAN: Omit<FaultPlan, 'seed'> = {
  seconds: 20,
  shoppers: 6,
  sharers: 6,
  redeemers: 8,
  activators: 8,
  kills: { postgres: 3, web: 3, worker: 1 },
  kinds: ['leaves', 'leaves', 'clicks twice', 'clicks twice', 'shares a card', 'redeems', 'undoes', 'activates'],
}

export function writeReport({ seed, kills, webhooks, requests, mailsRefused, orders, drainedSeconds }: FaultReport): string {
  return [
    `seed ${seed}: killed PostgreSQL ${kills.postgres}, web ${kills.web}, worker ${kills.worker} times`,
    `webhooks: ${webhooks.sent} sent, ${webhooks.lost} lost, ${webhooks.repeated} repeated, ${webhooks.late} late and out of order`,
    `provider: ${requests.failed} requests failed, ${requests.unanswered} not answered; ${mailsRefused} mails refused`,
    `orders: ${orders.acknowledged} acknowledged, ${orders.completed} completed; ${orders.refunds} duplicate charges refunded`,
    `exchanges: ${orders.exchanged} of gift cards, ${orders.undone} undone; ${orders.activated} activations of blank cards`,
    drainedSeconds === undefined ? 'not drained in time' : `drained within ${drainedSeconds.toFixed(1)} s`,
  ].join('\n')
}

/** All faults of a run: what the witnesses found, and whether the run had enough events to mean anything. */
export function listFaults({ kills, webhooks, orders, drainedSeconds, jobsLeft, findings }: FaultReport, plan: Plan): string[] {
  const { lost, repeated } = plan.atLeast
  return [
    ...Object.entries(findings).flatMap(([witness, faults]) => faults.map((fault) => `${witness}: ${fault}`)),
    ...(drainedSeconds === undefined ? ['Some work was left', ...jobsLeft.map((job) => `job left: ${job}`)] : []),
    ...(['postgres', 'web', 'worker'] as const)
      .filter((role) => kills[role] < plan.kills[role])
      .map((role) => `Too few ${role} were killed`),
    ...(webhooks.lost < lost || webhooks.repeated < repeated ? ['Too few webhooks were lost or repeated'] : []),
    ...(orders.completed === 0 ? ['Nobody bought anything'] : []),
    ...(orders.exchanged === 0 || orders.undone === 0 ? ['Nobody exchanged a gift card, or nobody undid an exchange'] : []),
    ...(orders.activated === 0 ? ['Nobody activated a blank card'] : []),
  ]
}
