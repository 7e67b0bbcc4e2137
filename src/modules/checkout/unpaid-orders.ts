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

/** A whole office may order at once. More unpaid orders are not needed, and each of them reserves stock. */
export const MAX_UNPAID = 20
/** Orders that await a transfer for longer do not count; otherwise other people at the same IP address would be refused for weeks. */
const DAY_MS = 24 * 60 * 60 * 1_000

/** Open orders are counted only by their source. This limit also counts networks and the whole storefront, against a person with many sources. */
export const ORDERS_PER_SOURCE: SourceBucket = {
  name: 'place-order-source',
  points: 100,
  seconds: 60 * 60,
  alarmPerDay: 50_000,
}

/** Hashes of the payer's source and network, stored while the order is not paid. */
export type PayerHashes = {
  sourceHash: Buffer
  /** The hash of the widest network of the source. */
  networkHash: Buffer
}

export function hashPayer(ctx: ShopContext, { keyFor }: Pick<CheckoutParts, 'keyFor'>): PayerHashes {
  const key = keyFor('checkout.source')
  const hash = (name: string | undefined) => createHmac('sha256', key).update(String(name)).digest()
  const networks = networksOf(ctx)
  return { sourceHash: hash(networks[0].name), networkHash: hash(networks.at(-1)?.name) }
}

/** Orders of one source are counted under one lock. Requests that place or pay wait here, before they take a database connection and before the turn of the visitor. */
export function inSourceTurn<T>(
  ctx: ShopContext,
  work: () => Promise<Result<T, ShopFailure[]>>,
): Promise<Result<T, ShopFailure[]>> {
  const inTurnOfVisitor = () => inVisitorTurn(ctx, [TOO_MANY_AT_ONCE], work)
  return inTurn(ctx, { key: `source ${sourceOf(ctx)}`, refusal: [TOO_MANY_AT_ONCE] }, inTurnOfVisitor)
}

/** Placing an order without paying is free, so it is limited. Paid, expired and cancelled orders do not count. */
export async function checkUnpaid(ctx: ShopContext, { sourceHash }: PayerHashes): Promise<Result<void, ShopFailure[]>> {
  const since = new Date(ctx.clock.now().getTime() - DAY_MS)
  const count = await countUnpaid(ctx.db, sourceHash, since)
  return count < MAX_UNPAID ? ok(undefined) : fail([{ name: 'RETRY_LIMIT' }])
}
