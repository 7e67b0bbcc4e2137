import type { CustomerContext } from '../../accounts/index.ts'
import type { GiftOfOrder } from '../fulfilment/gift.ts'
import type { Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { listAllOrderIds } from './customer-orders.store.ts'
import { listReceivedCards, listReceivedGifts } from './list-received-gifts.ts'

const ALL = { limit: 1_000_000, offset: 0 }

/** The orders and gifts in a customer's data export, from every store, because an account is shared by all stores. */
export async function listOwnOrders(ctx: CustomerContext): Promise<Readonly<Record<string, unknown>>> {
  const orders: unknown[] = []
  for (const id of await listAllOrderIds(ctx.db, ctx.customer.id)) orders.push(toOwnOrder(await readOrder(ctx.db, id)))
  const { gifts } = await listReceivedGifts(ctx, ALL)
  const receivedGifts: unknown[] = []
  for (const gift of gifts) receivedGifts.push(await toOwnGift(ctx, gift))
  return { orders, receivedGifts }
}

function toOwnOrder(order: Order) {
  const { storefront, number, status, placedAt, currency, billingAddress, frozenTotals, paymentMethod, shipments } = order
  return {
    storefront,
    number: String(number),
    status,
    placedAt,
    currency,
    totalMinor: frozenTotals?.totalMinor,
    paymentMethod,
    billingAddress,
    shipments: shipments.map(({ kind, receiverKind, receiver, deliverAt, deliverOn, packages }) => ({
      kind,
      receiverKind,
      receiver,
      deliverAt,
      deliverOn,
      packages: packages.map(({ title, qty, valueMinor, message }) => ({ title, qty, valueMinor, message })),
    })),
  }
}

/** The contents are a surprise until the gift is opened. Number and PIN are cash and are shown only behind the gift's link. */
async function toOwnGift(ctx: CustomerContext, received: GiftOfOrder) {
  const { order, shipment, gift } = received
  const cards = await listReceivedCards(ctx, received)
  return {
    storefront: order.storefront,
    giverName: shipment.receiverKind === 'ME' ? null : (order.billingAddress?.firstName ?? null),
    sentAt: gift.firstSentAt,
    openedAt: gift.openedAt,
    messages: gift.openedAt ? shipment.packages.flatMap(({ message }) => message ?? []) : [],
    cards: cards.map(({ title, lastFour, value, balanceMinor, expiresOn }) => ({
      title,
      lastFour,
      value,
      balanceMinor,
      expiresOn,
    })),
  }
}
