import { createHmac } from 'node:crypto'
import { networksOf, sourceOf } from '../../platform/rate-limits/source.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import { inTurn, TOO_MANY_AT_ONCE } from '../../platform/turns.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { inVisitorTurn } from '../orders/index.ts'
import { countUnpaid } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'

/** A whole office may order at once; nobody needs more orders that wait for their money, each of which keeps stock. */
export const MOST_UNPAID = 20
/** What awaits a transfer for longer does not count: somebody else at the same address would be refused for weeks. */
const DAY_MS = 24 * 60 * 60 * 1_000

/** Open orders are counted by their source alone; somebody with many sources meets this limit, which counts the networks and the whole storefront too. */
export const ORDERS_PER_SOURCE: SourceBucket = {
  name: 'place-order-source',
  points: 100,
  seconds: 60 * 60,
  alarmPerDay: 50_000,
}

/** Where a payer is, as the tables keep it while the order is not paid. */
export type PayerHashes = {
  sourceHash: Buffer
  /** Of the widest network around it. */
  networkHash: Buffer
}

export function hashPayer(ctx: ShopContext, { keyFor }: Pick<CheckoutParts, 'keyFor'>): PayerHashes {
  const key = keyFor('checkout.source')
  const hash = (name: string | undefined) => createHmac('sha256', key).update(String(name)).digest()
  const networks = networksOf(ctx)
  return { sourceHash: hash(networks[0].name), networkHash: hash(networks.at(-1)?.name) }
}

/** A source's orders are counted under one lock: those who place or pay at once wait for it before they take a connection. Before the turn of the visitor. */
export function inSourceTurn<T>(
  ctx: ShopContext,
  work: () => Promise<Result<T, ShopFailure[]>>,
): Promise<Result<T, ShopFailure[]>> {
  const inTurnOfVisitor = () => inVisitorTurn(ctx, [TOO_MANY_AT_ONCE], work)
  return inTurn(ctx, { key: `source ${sourceOf(ctx)}`, refusal: [TOO_MANY_AT_ONCE] }, inTurnOfVisitor)
}

/** Placing without paying is free, so there is a limit. Orders that are paid, given up or discarded do not count. */
export async function checkUnpaid(ctx: ShopContext, { sourceHash }: PayerHashes): Promise<Result<void, ShopFailure[]>> {
  const since = new Date(ctx.clock.now().getTime() - DAY_MS)
  const count = await countUnpaid(ctx.db, sourceHash, since)
  return count < MOST_UNPAID ? ok(undefined) : fail([{ name: 'RETRY_LIMIT' }])
}
