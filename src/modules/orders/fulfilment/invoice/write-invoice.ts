import { listCardPayments } from '#modules/giftcards/index.ts'
import { listPayments } from '#modules/payments/index.ts'
import { shopDay } from '#modules/storefronts/index.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { hashToken } from '#platform/keys.ts'
import { fail, ok } from '#shared/result.ts'
import { listPackages, type Order } from '../../order.ts'
import { readExtrasOf } from '../../price-order.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { invoiceToken } from '../fulfilment-tokens.ts'
import { shopOfOrder } from '../shop-of-order.ts'
import { invoiceBody } from './invoice-body.ts'
import { type Invoice, insertInvoice, readInvoice } from './invoices.store.ts'

/** One invoice for each completed order, with the next number of its store: no gaps, no duplicates. */
export async function writeInvoice(ctx: Context, parts: FulfilmentParts, order: Order): Promise<Invoice> {
  if (order.status !== 'COMPLETED') throw new Error(`Order ${order.number} is not completed`)
  const shop = shopOfOrder(ctx, parts, order)
  // Done before the store's number is locked, because all other invoices wait for that lock.
  const issuedOn = shopDay(shop)
  const extras = await readExtrasOf(shop, listPackages(order))
  const isOnCredit = (await listPayments(ctx.db, order.id)).some(
    ({ provider, state }) => provider === 'invoice' && state === 'CAPTURED',
  )
  const giftcards = await listCardPayments(ctx.db, order.id)
  const body = invoiceBody(order, { extras, giftcards, issuedOn, terms: isOnCredit ? 'ON_CREDIT' : 'PAID' }, shop)
  await inTransaction(ctx, async (ctx) => {
    const isNew = await insertInvoice(ctx.db, {
      id: ctx.ids.uuid(),
      orderId: order.id,
      storefront: order.storefront,
      issuedOn,
      body,
      tokenHash: hashToken(invoiceToken(parts, order.id)),
      now: ctx.clock.now(),
    })
    // The order already has an invoice: the rollback also returns the number.
    return isNew ? ok(undefined) : fail(undefined)
  })
  return readInvoice(ctx.db, order.id)
}
