import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { StoredMail } from '../../src/simulators/mailbox/mail-store.ts'
import type { AdyenBooks } from '../support/adyen.ts'
import { type Buyers, buy, type Kind, openForBuyers, prepareBlanks, prepareSharers } from './journeys.ts'
import { type Random, seededRandom } from './random.ts'
import type { Cluster, Role } from './shop-cluster.ts'
import { checkWitnesses, type Findings, readViolations } from './witnesses.ts'

export type FaultPlan = {
  seed: number
  seconds: number
  /** How many shoppers buy at the same time. */
  shoppers: number
  kills: Readonly<Record<Role, number>>
  /** Groups of shoppers who share one gift card. */
  sharers: number
  /** Gift cards that are exchanged, undone, and exchanged again. */
  redeemers: number
  /** Pairs of shoppers who activate blank cards; one card belongs to both. */
  activators: number
  /** The kinds of purchase; all kinds by default. */
  kinds?: readonly Kind[]
}

export type FaultReport = {
  seed: number
  kills: Record<Role, number>
  webhooks: { sent: number; lost: number; repeated: number; late: number }
  requests: { failed: number; unanswered: number }
  mailsRefused: number
  orders: { acknowledged: number; completed: number; refunds: number; exchanged: number; undone: number; activated: number }
  /** From the last fault until all work was done; undefined if some work was left. */
  drainedSeconds: number | undefined
  /** The jobs that are due or have failed. */
  jobsLeft: string[]
  findings: Findings
}

const DRAIN_SECONDS = 30
const NO_FAULTS = { slowMs: 0, failRequests: 0, dropAnswers: 0, duplicateWebhooks: 0, loseWebhooks: 0, reorderWebhooks: 0 }
const JSON_TYPE = { 'content-type': 'application/json' }

/** Shoppers buy while processes, webhooks and mails fail. Then the faults stop, and the four witnesses are checked. */
export async function runFaults(cluster: Cluster, plan: FaultPlan): Promise<FaultReport> {
  await cluster.opened()
  const buyers = await openForBuyers(cluster)
  await prepareSharers(buyers, { groups: plan.sharers, size: 3, redeemers: plan.redeemers })
  await prepareBlanks(buyers, plan.activators)
  const random = seededRandom(plan.seed)
  const fork = () => seededRandom(random.below(2 ** 31))
  const kills: Record<Role, number> = { web: 0, worker: 0, postgres: 0 }
  const counts = { resent: 0, mailsRefused: 0 }
  // On a slow machine the kills take longer, so shoppers buy until the last one.
  let isOver = false
  const isRunning = () => !isOver
  const shopping = Promise.all(
    Array.from({ length: plan.shoppers }, (_, index) =>
      shop(buyers, fork(), { isRunning, kinds: plan.kinds, first: FIRST[index] }),
    ),
  )
  const injecting = injectFaults(cluster, fork(), { isRunning, counts })
  const killing = (['web', 'worker', 'postgres'] as const).map((role) => killRepeatedly(cluster, fork(), { role, plan, kills }))
  await Promise.all([...killing, sleep(plan.seconds * 1_000)])
  isOver = true
  await injecting
  await stopFaults(cluster)
  const stoppedAt = performance.now()
  await shopping
  const client = await connect(cluster.databaseUrl)
  await expireRedeemOrders(client)
  const drainedSeconds = await drain(cluster, client, stoppedAt)
  const report = await collectReport({ cluster, client, buyers, counts })
  await client.end()
  return { seed: plan.seed, kills, drainedSeconds, ...report }
}

type Finished = { cluster: Cluster; client: pg.Client; buyers: Buyers; counts: FaultCounts }

/** Collects what happened and what the witnesses found. */
async function collectReport({
  cluster,
  client,
  buyers,
  counts,
}: Finished): Promise<Omit<FaultReport, 'seed' | 'kills' | 'drainedSeconds'>> {
  const { purchases, gaveUp } = buyers
  const books = await readBooks(cluster)
  const mails = (await (await fetch(`${cluster.mailboxAddress}api/mails`)).json()) as StoredMail[]
  const { faults, refunds, webhooks } = books
  const { rows } = await client.query(`select count(*)::int as completed,
    (count(*) filter (where kind = 'ACTIVATION'))::int as activated from orders where status = 'COMPLETED'`)
  const exchanged = purchases.filter(({ kind, orderIds }) => orderIds.size > 0 && EXCHANGING.includes(kind)).length
  const undone = purchases.filter(({ isUndone }) => isUndone).length
  const acknowledged = purchases.reduce((sum, { orderIds }) => sum + orderIds.size, 0)
  const repeated = faults.duplicateWebhooks + counts.resent
  return {
    webhooks: { sent: webhooks.length, lost: faults.loseWebhooks, repeated, late: faults.reorderWebhooks },
    requests: { failed: faults.failRequests, unanswered: faults.dropAnswers },
    mailsRefused: counts.mailsRefused,
    orders: { acknowledged, ...rows[0], refunds: refunds.length, exchanged, undone },
    jobsLeft: await listJobsLeft(client),
    findings: await checkWitnesses({ client, purchases, gaveUp, books, mails }),
  }
}

/** The first purchases, so that these kinds happen on a slow machine too. */
const FIRST: readonly Kind[] = ['undoes', 'redeems', 'activates', 'redeems and pays']
const EXCHANGING: readonly string[] = ['redeems', 'redeems and pays', 'undoes'] satisfies Kind[]

type Shopping = { isRunning: () => boolean; kinds: FaultPlan['kinds']; first: Kind | undefined }

/** A shopper who cannot continue is a fault, too. */
async function shop(buyers: Buyers, random: Random, { isRunning, kinds, first }: Shopping): Promise<void> {
  for (let next = first ? [first] : kinds; isRunning(); next = kinds) {
    await buy(buyers, random, next).catch((error: unknown) => buyers.gaveUp.push(String(error)))
    await sleep(random.below(300))
  }
}

type Killing = { role: Role; plan: FaultPlan; kills: Record<Role, number> }

/** Kills as often as planned, at random times. Only a running process counts as killed, so on a slow machine it takes longer. */
async function killRepeatedly(cluster: Cluster, random: Random, { role, plan, kills }: Killing): Promise<void> {
  const slotMs = (plan.seconds * 1_000) / plan.kills[role]
  const startedAt = performance.now()
  for (let count = 0; count < plan.kills[role]; count++) {
    const at = startedAt + (count + random.next()) * slotMs
    await sleep(Math.max(0, at - performance.now()))
    // When a start takes longer than the time between two kills, one process is left running.
    const least = performance.now() - at > slotMs / 2 ? 2 : 1
    while (!(await cluster.kill(role, random.below(2), least))) await sleep(100)
    kills[role]++
  }
}

type FaultCounts = { resent: number; mailsRefused: number }
type Injecting = { isRunning: () => boolean; counts: FaultCounts }

/** The provider loses, repeats, delays and reorders its webhooks, fails, and closes connections; the mail server refuses mails. */
async function injectFaults(cluster: Cluster, random: Random, { isRunning, counts }: Injecting): Promise<void> {
  while (isRunning()) {
    const some = (most: number) => random.below(most + 1)
    const webhooks = {
      duplicateWebhooks: some(2),
      loseWebhooks: random.pick([0, 1, 1]),
      reorderWebhooks: some(1),
      reorderMs: 200 + random.below(2_000),
    }
    const requests = { failRequests: some(1), dropAnswers: some(1), slowMs: random.below(100) }
    await setFaults(cluster, { ...webhooks, ...requests })
    const times = some(1)
    await fetch(`${cluster.mailboxAddress}api/faults`, {
      method: 'PUT',
      headers: JSON_TYPE,
      body: JSON.stringify({ times, code: 451 }),
    })
    await sleep(700)
    const delivered = (await readBooks(cluster)).webhooks.filter(({ deliveries }) => deliveries > 0)
    const chosen = delivered.length > 0 ? random.pick(delivered) : undefined
    if (chosen) {
      await fetch(`${cluster.adyenAddress}simulator/webhooks/${chosen.id}/resend`, { method: 'POST', redirect: 'manual' })
      counts.resent++
    }
    counts.mailsRefused += times - (await readMailFaults(cluster))
  }
}

/** How many refusals the mail server still has to make. */
async function readMailFaults({ mailboxAddress }: Cluster): Promise<number> {
  const answer = await fetch(`${mailboxAddress}api/faults`, { method: 'PUT', headers: JSON_TYPE, body: '{}' })
  return ((await answer.json()) as { times: number }).times
}

async function stopFaults(cluster: Cluster): Promise<void> {
  await setFaults(cluster, NO_FAULTS)
  await fetch(`${cluster.mailboxAddress}api/faults`, { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify({ times: 0 }) })
}

async function setFaults({ adyenAddress }: Cluster, faults: object): Promise<void> {
  await fetch(`${adyenAddress}simulator/faults`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(faults) })
}

async function readBooks({ adyenAddress }: Cluster): Promise<AdyenBooks> {
  return (await (await fetch(`${adyenAddress}simulator/payments`)).json()) as AdyenBooks
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Moves the time half an hour forward, so that a redeem order whose first answer was lost releases its card. */
async function expireRedeemOrders(client: pg.Client): Promise<void> {
  await client.query(`update giftcard_holds set expires_at = now() - interval '1 second'
    where state = 'OPEN' and order_id in (select id from orders where kind = 'REDEEM' and status = 'CART')`)
  await client.query("select graphile_worker.add_job('release-expired-holds')")
}

async function listJobsLeft(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ words: string }>(`
    select format('%s, due %s, tried %s times, %s, %s', task_identifier, to_char(run_at, 'HH24:MI:SS'), attempts,
      case when locked_by is null then 'not running' else 'running since ' || to_char(locked_at, 'HH24:MI:SS') end,
      coalesce(split_part(last_error, E'\\n', 1), 'no error')) as words
    from graphile_worker.jobs where run_at <= now() or attempts > 0`)
  return rows.map(({ words }) => words)
}

/** Waits until every webhook is handled, every job is done and no rule is violated. Returns how long that took. */
async function drain(cluster: Cluster, client: pg.Client, since: number): Promise<number | undefined> {
  const seconds = () => (performance.now() - since) / 1_000
  while (seconds() < DRAIN_SECONDS) {
    const { webhooks } = await readBooks(cluster)
    const { rowCount } = await client.query(
      'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1',
    )
    const isDone = webhooks.every(({ deliveries }) => deliveries > 0) && !rowCount && (await readViolations(client)).length === 0
    if (isDone) return seconds()
    await sleep(300)
  }
  return undefined
}
