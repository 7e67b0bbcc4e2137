import type { CustomerContext } from '../../accounts/index.ts'
import type { GiftOfOrder } from '../fulfilment/gift.ts'
import type { Order } from '../order.ts'
import { findOrder } from '../orders.store.ts'
import { listAllOrderIds } from './customer-orders.store.ts'
import { eachReceivedGift, listReceivedCards } from './list-received-gifts.ts'

/** The orders and gifts in a customer's data export, from every store, because all stores share an account. */
export function listOwnOrders(ctx: CustomerContext) {
  return { orders: eachOwnOrder(ctx), receivedGifts: eachOwnGift(ctx) }
}

async function* eachOwnOrder({ db, customer }: CustomerContext) {
  for (const id of await listAllOrderIds(db, customer.id)) {
    const order = await findOrder(db, id)
    // A cart may have been emptied since the list was read.
    if (order) yield toOwnOrder(order)
  }
}

async function* eachOwnGift(ctx: CustomerContext) {
  for await (const gift of eachReceivedGift(ctx)) yield await toOwnGift(ctx, gift)
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

/** The contents are a surprise until the gift is opened. Number and PIN are as good as cash, so they are shown only on the gift's page. */
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
