import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import {
  deleteReservations,
  deleteSales,
  listReservations,
  listStock,
  lockStock,
  putBackToStock,
  type Reservation,
  type StockLine,
  saveReservations,
  sumReservations,
  takeFromStock,
} from './stock.store.ts'
import { exceedsShare, isLarge } from './stock-share.ts'

/** The available stock of the products with limited stock: what is left without the reservations of other orders. */
export async function readAvailableStock(
  ctx: Context,
  productIds: readonly number[],
  exceptOrderId?: string,
): Promise<ReadonlyMap<number, number>> {
  const stock = await readStock(ctx, await listStock(ctx.db, productIds), { exceptOrderId })
  return new Map([...stock].map(([id, { available }]) => [id, available]))
}

/** `largeUntil`: a large order is reserved until then at the latest. */
type ReservationRequest = Reservation & { largeUntil?: Date }

/**
 * Reserves stock for an order that is being paid, and replaces the order's earlier reservation. Refuses with OUT_OF_STOCK and the product's id when
 * there is not enough, and with STOCK_SHARE when other orders of the same network hold too much. Called inside the transaction that places the order.
 */
export function reserveStock(
  ctx: Context,
  { orderId, lines, expiresAt, networkHash, largeUntil = expiresAt }: ReservationRequest,
): Promise<Result<void, ShopFailure>> {
  return joinTransaction(ctx, async (ctx) => {
    const wanted = sumByProduct(lines)
    const productIds = wanted.map(({ productId }) => productId)
    const stock = await lockStock(ctx.db, productIds)
    const limited = wanted.filter(({ productId }) => stock.has(productId))
    const state = await readStock(ctx, stock, { exceptOrderId: orderId, networkHash })
    // Checked before anything is written, so that nothing has to be undone.
    for (const { productId, qty } of limited) {
      const { left = 0, available = 0, inNetwork = 0 } = state.get(productId) ?? {}
      if (available < qty) return fail<ShopFailure>({ name: 'OUT_OF_STOCK', parameter: `products.${productId}` })
      if (exceedsShare({ left, inNetwork, qty }))
        return fail<ShopFailure>({ name: 'STOCK_SHARE', parameter: `products.${productId}` })
    }
    const hasLarge = limited.some(({ productId, qty }) => isLarge({ left: stock.get(productId) ?? 0, qty }))
    const until = hasLarge && largeUntil < expiresAt ? largeUntil : expiresAt
    await saveReservations(ctx.db, { orderId, lines: limited, expiresAt: until, networkHash })
    return ok(undefined)
  })
}

/** Takes an order's reservation out of the stock. A second call does nothing. */
export async function consumeStock(ctx: Context, orderId: string): Promise<void> {
  await joinTransaction(ctx, async (ctx) => {
    const reservations = await listReservations(ctx.db, orderId)
    if (reservations.length === 0) return
    const stock = await lockStock(
      ctx.db,
      reservations.map(({ productId }) => productId),
    )
    const taken = await deleteReservations(ctx.db, orderId)
    for (const { productId, qty } of taken) {
      const left = stock.get(productId)
      if (left !== undefined && left < qty) ctx.log.error({ orderId, productId, left, qty }, 'more was sold than the stock holds')
    }
    if (taken.length > 0) await takeFromStock(ctx.db, orderId, taken)
  })
}

/** Returns the stock that an order has taken. A second call does nothing. Called inside the transaction that undoes the order. */
export async function returnStock(ctx: Context, orderId: string): Promise<void> {
  await joinTransaction(ctx, async ({ db }) => {
    const sold = await deleteSales(db, orderId)
    if (sold.length === 0) return
    await lockStock(
      db,
      sold.map(({ productId }) => productId),
    )
    await putBackToStock(db, sold)
  })
}

/** Releases an order's reservation. */
export async function releaseStock(ctx: Context, orderId: string): Promise<void> {
  await deleteReservations(ctx.db, orderId)
}

function sumByProduct(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<number, number>()
  for (const { productId, qty } of lines) sums.set(productId, (sums.get(productId) ?? 0) + qty)
  return [...sums].map(([productId, qty]) => ({ productId, qty }))
}

type StockState = {
  /** Not sold yet. */
  left: number
  /** The part of `left` that no other order has reserved. */
  available: number
  /** Reserved by other orders of the same network. */
  inNetwork: number
}

async function readStock(
  { db, clock }: Context,
  stock: ReadonlyMap<number, number>,
  asked: { exceptOrderId: string | undefined; networkHash?: Buffer | undefined },
): Promise<ReadonlyMap<number, StockState>> {
  if (stock.size === 0) return new Map()
  const reserved = await sumReservations(db, { productIds: [...stock.keys()], ...asked, now: clock.now() })
  const toState = (id: number, left: number): StockState => {
    const { qty = 0, inNetwork = 0 } = reserved.get(id) ?? {}
    return { left, available: left - qty, inNetwork }
  }
  return new Map([...stock].map(([id, left]) => [id, toState(id, left)]))
}
