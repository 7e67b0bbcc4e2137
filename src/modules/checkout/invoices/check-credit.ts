import { createHmac } from 'node:crypto'
import type { ShopFailure } from '../../../shared/failures.ts'
import { decimalsOf, formatMoney, type Money, toApiMoney } from '../../../shared/money.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { Order } from '../../orders/index.ts'
import { localeOf } from '../../storefronts/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { hashSource } from '../unpaid-orders.ts'
import { type Debtor, listOwed, lockDebtor } from './invoice-debts.store.ts'

/** Up to this total, in whole units, the shop waits for the money of invoices. */
const LIMIT = 2_500
/** Where a unit is worth much less. */
const LIMITS: Readonly<Record<string, number>> = {
  AED: 10_000,
  BRL: 12_500,
  DKK: 20_000,
  MXN: 50_000,
  NOK: 25_000,
  PLN: 10_000,
  SEK: 25_000,
}

/** Of one order, and of all that a buyer has not paid. */
export function creditLimit(currency: string): Money {
  return { currency, minor: (LIMITS[currency] ?? LIMIT) * 10 ** decimalsOf(currency) }
}

/**
 * Cards are sent before the invoice is paid: whoever may owe without end orders without end. A buyer is known by the address that is billed, and by
 * where the order comes from, since addresses are free. Called inside the transaction that places the order.
 */
export async function checkCredit(
  ctx: ShopContext,
  { keyFor }: Pick<CheckoutParts, 'keyFor'>,
  { billingAddress }: Order,
  { currency, minor }: Money,
): Promise<Result<Debtor, ShopFailure[]>> {
  const email = billingAddress?.email?.toLowerCase() ?? ''
  const buyerHash = createHmac('sha256', keyFor('checkout.buyer')).update(email).digest()
  const debtor = { buyerHash, sourceHash: hashSource(ctx, { keyFor }) }
  await lockDebtor(ctx.db, debtor)
  const limit = creditLimit(currency)
  const owed = (await listOwed(ctx.db, debtor)).map((money) => worthIn(limit, money))
  if (owed.reduce((sum, one) => sum + one, minor) <= limit.minor) return ok(debtor)
  const told = formatMoney(toApiMoney(limit), localeOf(ctx))
  return fail([{ name: 'INVOICE_LIMIT', parameter: 'paymentMethod', values: { limit: told } }])
}

/** A debt takes the same share of each currency's limit: nobody owes the whole of it in every country. */
function worthIn(limit: Money, { currency, minor }: Money): number {
  return Math.ceil((minor * limit.minor) / creditLimit(currency).minor)
}
