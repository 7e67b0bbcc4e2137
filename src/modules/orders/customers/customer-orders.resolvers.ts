import type { Resolvers } from '#generated/resolvers.ts'
import { readPaging } from '#platform/graphql/paging.ts'
import { toApiMoney } from '#shared/money.ts'
import { ROUTES } from '#shared/paths.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { localPath, shopDay } from '../../storefronts/index.ts'
import type { FulfilmentParts } from '../fulfilment/fulfilment-parts.ts'
import { giftToken } from '../fulfilment/fulfilment-tokens.ts'
import type { GiftOfOrder } from '../fulfilment/gift.ts'
import { invoicePath } from '../fulfilment/invoice/invoice-path.ts'
import { findInvoiceNumber } from '../fulfilment/invoice/invoices.store.ts'
import { isOwner } from '../is-owner.ts'
import { sendsGifts } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { toAddressOrNull, toOrderAnswer } from '../package.resolvers.ts'
import { priceOrder } from '../price-order.ts'
import { listOrderIds } from './customer-orders.store.ts'
import { listReceivedCards, listReceivedGifts } from './list-received-gifts.ts'
import { reorder } from './reorder.ts'

export function createCustomerOrdersResolvers(parts: FulfilmentParts) {
  return {
    Query: {
      orders: async (_root, { paging }, { db, customer, storefront }) => {
        const page = readPaging(paging)
        if (!customer) return { orders: [], totalCount: 0 }
        const owner = { userId: customer.id, storefront: storefront.code }
        const { ids, totalCount } = await listOrderIds(db, owner, page)
        return { orders: await Promise.all(ids.map((id) => readOrder(db, id))), totalCount }
      },
      receivedCards: (_root, { paging, isWaiting }, ctx) =>
        listReceivedGifts(ctx, readPaging(paging), { storefront: ctx.storefront.code, isWaiting: isWaiting ?? false }),
    },
    Mutation: {
      reorder: async (_root, { orderUuid }, ctx) => toOrderAnswer(await reorder(ctx, orderUuid)),
    },
    PlacedOrder: {
      invoicePath: async ({ id }, _args, ctx) =>
        (await isOwner(ctx, id)) && (await findInvoiceNumber(ctx.db, id)) !== undefined ? invoicePath(parts, id) : null,
      billingAddress: async (order, _args, ctx) =>
        (await isOwner(ctx, order.id)) ? toAddressOrNull(order.billingAddress) : null,
      gifts: async (order, _args, ctx) => {
        if (!(await isOwner(ctx, order.id))) return null
        return sendsGifts(order) ? order.shipments.map((shipment) => ({ order, shipment })) : []
      },
    },
    ReceivedGift: {
      id: ({ shipment }) => shipment.id,
      path: ({ gift }, _args, ctx) => localPath(ctx, ROUTES.gift.replace('$token', giftToken(parts, gift))),
      giverName: ({ order, shipment }) => (shipment.receiverKind === 'ME' ? null : (order.billingAddress?.firstName ?? null)),
      sentAt: ({ gift }) => (gift.firstSentAt as Date).toISOString(),
      isOpened: ({ gift }) => gift.openedAt !== null,
      cards: (parent, _args, ctx) => listCards(ctx, parent),
    },
  } satisfies Resolvers
}

async function listCards(ctx: ShopContext, parent: GiftOfOrder) {
  const cards = await listReceivedCards(ctx, parent)
  const { packages } = cards.length > 0 ? await priceOrder(ctx, parent.order) : { packages: [] }
  const today = shopDay(ctx)
  return cards.map(({ id, packageId, title, lastFour, value, balanceMinor, expiresOn }) => ({
    id,
    title,
    image: packages.find((priced) => priced.package.id === packageId)?.variation?.product.image ?? null,
    lastFour,
    value: toApiMoney(value),
    balance: toApiMoney({ currency: value.currency, minor: balanceMinor }),
    expiresOn,
    isExpired: today > expiresOn,
  }))
}
