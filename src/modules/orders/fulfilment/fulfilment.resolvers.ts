import type { Resolvers } from '#generated/resolvers.ts'
import { batchByContext } from '#platform/batch.ts'
import { type ShopFailure, toApiError } from '#shared/failures.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { toApiMoney } from '#shared/money.ts'
import { ROUTES } from '#shared/paths.ts'
import type { Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { cardBalance } from '../../giftcards/index.ts'
import { localPath } from '../../storefronts/index.ts'
import { isOwner } from '../is-owner.ts'
import { countCards, type ShipmentOfOrder, sendsGifts } from '../order.ts'
import { shownKind } from '../order-kind.ts'
import { deliveryDate, toAddressOrNull, toApiArrival, toOrderAnswer } from '../package.resolvers.ts'
import { deliveryAddressOf, firstNameOf } from '../parcel.ts'
import { readPricedPackage } from '../price-order.ts'
import { correctAddress } from './correct-address.ts'
import { correctReceiver, resendGift } from './correct-receiver.ts'
import { findFulfilment } from './fulfilment.store.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { giftToken, orderToken } from './fulfilment-tokens.ts'
import { canCorrect, canMove, canReschedule, canResend, type GiftOfOrder, isWaiting, type Outcome, stateOf } from './gift.ts'
import { invoicePath } from './invoice/invoice-path.ts'
import { findInvoiceNumber } from './invoice/invoices.store.ts'
import { giverOf } from './mail/subject-name.ts'
import { findGift, openGift, readRevealedCards } from './open-gift.ts'
import { printPath } from './print/gift-print.ts'
import { findOrderByToken, readOutcomes } from './read-order-gifts.ts'
import { calendarPath, findLastDay } from './reminders/gift-calendar.ts'
import { rescheduleGift } from './reschedule-gift.ts'
import { rescheduleParcel } from './reschedule-parcel.ts'
import { findThanksFailure, sendThankYou } from './send-thank-you.ts'
import { isGiftToOther, setOpenedNotice } from './set-opened-notice.ts'

/** Read once per request, however many fields need it. */
const loadOutcomes = batchByContext(
  async (ctx: ShopContext, orderIds: readonly string[]) =>
    new Map(await Promise.all(orderIds.map(async (id) => [id, await readOutcomes(ctx.db, id)] as const))),
)

async function findOutcome(ctx: ShopContext, { order, shipment }: ShipmentOfOrder): Promise<Outcome> {
  return (await loadOutcomes(ctx, order.id))?.get(shipment.id)
}

export function createFulfilmentResolvers(parts: FulfilmentParts) {
  return {
    Query: {
      gift: async (_root, { token }, ctx) => (await findGift(ctx, token)) ?? null,
      giftStates: async (_root, { orderToken }, ctx) => (await findOrderByToken(ctx, orderToken)) ?? null,
    },
    Mutation: {
      openGift: async (_root, { token }, ctx) => toGiftAnswer(await openGift(ctx, token)),
      correctReceiver: async (_root, { input }, ctx) => toOrderAnswer(await correctReceiver(ctx, parts, input)),
      correctAddress: async (_root, { input }, ctx) => toOrderAnswer(await correctAddress(ctx, parts, input)),
      resendGift: async (_root, { orderToken, shipmentId }, ctx) =>
        toOrderAnswer(await resendGift(ctx, parts, { orderToken, shipmentId })),
      rescheduleGift: async (_root, { input }, ctx) => toOrderAnswer(await rescheduleGift(ctx, parts, input)),
      rescheduleParcel: async (_root, { input }, ctx) => toOrderAnswer(await rescheduleParcel(ctx, parts, input)),
      setOpenedNotice: async (_root, { orderToken, isWanted }, ctx) =>
        toOrderAnswer(await setOpenedNotice(ctx, { orderToken, isWanted })),
      sendThankYou: async (_root, { token, message }, ctx) => toGiftAnswer(await sendThankYou(ctx, parts, { token, message })),
    },
    Gift: {
      giverName: ({ order, shipment }) => (shipment.receiverKind === 'ME' ? null : (giverOf(order.billingAddress) ?? null)),
      receiverName: ({ order, shipment }) => firstNameOf(order, shipment) ?? null,
      isOpened: ({ gift }) => gift.openedAt !== null,
      printPath: ({ gift }) => (gift.openedAt ? printPath(giftToken(parts, gift)) : null),
      calendarPath: async (giftOfOrder, _args, ctx) =>
        giftOfOrder.gift.openedAt && (await findLastDay(ctx, giftOfOrder))
          ? calendarPath(giftToken(parts, giftOfOrder.gift))
          : null,
      canThank: (giftOfOrder) => findThanksFailure(giftOfOrder) === undefined,
      thankedAt: ({ gift }) => gift.thankedAt?.toISOString() ?? null,
      packages: (giftOfOrder) => giftOfOrder.shipment.packages.map((one) => ({ ...giftOfOrder, package: one })),
    },
    GiftPackage: {
      id: (parent) => parent.package.id,
      kind: (parent) => parent.package.productType,
      qty: (parent) => parent.package.qty,
      wrapper: async (parent, _args, ctx) => (await readPricedPackage(ctx, parent)).wrapper ?? null,
      title: ({ gift, package: one }) => (gift.openedAt ? one.title : null),
      message: ({ gift, package: one }) => (gift.openedAt ? one.message : null),
      value: ({ gift, order, package: one }) =>
        gift.openedAt ? toApiMoney({ currency: order.currency, minor: one.valueMinor }) : null,
      product: async (parent, _args, ctx) =>
        parent.gift.openedAt ? ((await readPricedPackage(ctx, parent)).variation?.product ?? null) : null,
      cards: (parent, _args, ctx) => readRevealedCards(ctx, parts, parent),
    },
    RevealedCard: {
      balance: async ({ id }, _args, { db }) => {
        const { available, held } = await cardBalance(db, id)
        return toApiMoney({ ...available, minor: available.minor + held.minor })
      },
    },
    OrderGifts: {
      number: ({ number }) => String(number),
      kind: shownKind,
      placedOn: ({ placedAt }) => (placedAt as Date).toISOString(),
      total: ({ currency, frozenTotals }) => toApiMoney({ currency, minor: frozenTotals?.totalMinor ?? 0 }),
      invoicePath: async ({ id }, _args, { db }) =>
        (await findInvoiceNumber(db, id)) === undefined ? null : invoicePath(parts, id),
      notifyWhenOpened: async ({ id, shipments }, _args, { db }) =>
        shipments.some(isGiftToOther) ? ((await findFulfilment(db, id))?.notifyWhenOpened ?? null) : null,
      refusedEmail: async ({ id, billingAddress }, _args, { db }) =>
        (await findFulfilment(db, id))?.confirmation === 'REFUSED' ? (billingAddress?.email ?? null) : null,
      gifts: (order) => order.shipments.map((shipment) => ({ order, shipment })),
    },
    GiftState: {
      shipmentId: ({ shipment }) => shipment.id,
      variationType: ({ shipment }) => shipment.kind,
      receiverKind: ({ shipment }) => shipment.receiverKind,
      firstName: ({ order, shipment }) => deliveryAddressOf(order, shipment)?.firstName ?? null,
      lastName: ({ order, shipment }) => deliveryAddressOf(order, shipment)?.lastName ?? null,
      email: ({ order, shipment }) => (shipment.kind === 'DIGITAL' ? (deliveryAddressOf(order, shipment)?.email ?? null) : null),
      city: ({ order, shipment }) => (shipment.kind === 'PHYSICAL' ? (deliveryAddressOf(order, shipment)?.city ?? null) : null),
      deliveryAddress: ({ order, shipment }) =>
        shipment.kind === 'PHYSICAL' ? toAddressOrNull(deliveryAddressOf(order, shipment)) : null,
      arrival: ({ shipment }, _args, ctx) => toApiArrival(ctx, shipment),
      state: async (parent, _args, ctx) => (await findState(ctx, parent)) ?? toPlannedState(parent),
      isStopped: (parent, _args, ctx) => isStopped(ctx, parent),
      sendAt: async (parent, _args, ctx) => {
        if (await isStopped(ctx, parent)) return null
        const sendAt = (await findOutcome(ctx, parent))?.gift?.sendAt ?? parent.shipment.deliverAt
        return sendAt && sendAt > ctx.clock.now() ? sendAt.toISOString() : null
      },
      shipOn: async (parent, _args, ctx) =>
        (await isStopped(ctx, parent)) ? null : ((await findOutcome(ctx, parent))?.parcel?.shipOn ?? null),
      carrier: async (parent, _args, ctx) => (await findOutcome(ctx, parent))?.parcel?.carrier ?? null,
      sentAt: async (parent, _args, ctx) => {
        const outcome = await findOutcome(ctx, parent)
        return (outcome?.gift?.sentAt ?? outcome?.parcel?.shippedAt)?.toISOString() ?? null
      },
      openedAt: async (parent, _args, ctx) => (await findOutcome(ctx, parent))?.gift?.openedAt?.toISOString() ?? null,
      thanks: async (parent, _args, ctx) => (await findOutcome(ctx, parent))?.gift?.thanks ?? null,
      thankedAt: async (parent, _args, ctx) => (await findOutcome(ctx, parent))?.gift?.thankedAt?.toISOString() ?? null,
      canCorrect: async (parent, _args, ctx) => {
        const { gift, parcel } = (await findOutcome(ctx, parent)) ?? {}
        return parcel?.state === 'TO_PACK' || (gift !== undefined && canCorrect(gift))
      },
      canResend: async (parent, _args, ctx) => {
        const gift = (await findOutcome(ctx, parent))?.gift
        return gift !== undefined && canResend(gift)
      },
      canReschedule: async (parent, _args, ctx) => {
        const { gift, parcel } = (await findOutcome(ctx, parent)) ?? {}
        return parcel ? canMove(parcel) : gift !== undefined && canReschedule(gift, ctx.clock.now())
      },
      items: listItems,
      messages: ({ shipment }) => [...new Set(shipment.packages.flatMap(({ message }) => message ?? []))],
    },
    OrderedItem: {
      kind: ({ package: one }) => one.productType,
      variationId: ({ package: one }) => one.variationId,
      title: ({ package: one }) => one.title,
      qty: ({ package: one }) => one.qty,
      value: ({ order, package: one }) => toApiMoney({ currency: order.currency, minor: one.valueMinor }),
      image: async (parent, _args, ctx) => (await readPricedPackage(ctx, parent)).variation?.product.image ?? null,
      wrapper: async (parent, _args, ctx) => (await readPricedPackage(ctx, parent)).wrapper ?? null,
    },
    PlacedOrder: {
      giftsPath: async (order, _args, ctx) =>
        sendsGifts(order) && (await isOwner(ctx, order.id))
          ? localPath(ctx, ROUTES.orderGifts.replace('$token', orderToken(parts, order.id)))
          : null,
      email: async (order, _args, ctx) => ((await isOwner(ctx, order.id)) ? (order.billingAddress?.email ?? null) : null),
    },
    ReceiverCount: {
      receiverKind: ({ shipment }) => shipment.receiverKind,
      variationType: ({ shipment }) => shipment.kind,
      qty: ({ shipment }) => countCards({ shipments: [shipment] }),
      deliveryDate: ({ shipment }, _args, ctx) => deliveryDate(ctx, shipment),
      deliverAt: ({ shipment }) => shipment.deliverAt?.toISOString() ?? null,
      arrival: ({ shipment }, _args, ctx) => toApiArrival(ctx, shipment),
      items: listItems,
      state: async (parent, _args, ctx) =>
        (await findState(ctx, parent)) ?? (sendsGifts(parent.order) ? toPlannedState(parent) : null),
      firstName: async ({ order, shipment }, _args, ctx) =>
        (await isOwner(ctx, order.id)) ? (deliveryAddressOf(order, shipment)?.firstName ?? null) : null,
      lastName: async ({ order, shipment }, _args, ctx) =>
        (await isOwner(ctx, order.id)) ? (deliveryAddressOf(order, shipment)?.lastName ?? null) : null,
      email: async ({ order, shipment }, _args, ctx) => {
        const email = shipment.kind === 'DIGITAL' ? deliveryAddressOf(order, shipment)?.email : undefined
        if (!email) return null
        return (await isOwner(ctx, order.id)) ? email : maskEmail(email)
      },
      deliveryAddress: async ({ order, shipment }, _args, ctx) =>
        shipment.kind === 'PHYSICAL' && (await isOwner(ctx, order.id))
          ? toAddressOrNull(deliveryAddressOf(order, shipment))
          : null,
    },
  } satisfies Resolvers
}

async function findState(ctx: ShopContext, parent: ShipmentOfOrder) {
  const outcome = await findOutcome(ctx, parent)
  return outcome && stateOf(outcome)
}

async function isStopped(ctx: ShopContext, parent: ShipmentOfOrder): Promise<boolean> {
  const outcome = await findOutcome(ctx, parent)
  return outcome !== undefined && isWaiting(outcome)
}

/** Used in the moment between payment and fulfilment. */
function toPlannedState({ shipment }: ShipmentOfOrder) {
  return shipment.kind === 'DIGITAL' ? ('PLANNED' as const) : ('TO_PACK' as const)
}

function listItems({ order, shipment }: ShipmentOfOrder) {
  return shipment.packages.map((one) => ({ order, shipment, package: one }))
}

function toGiftAnswer(result: Result<GiftOfOrder, ShopFailure>) {
  return result.ok ? { gift: result.value, errors: [] } : { gift: null, errors: [toApiError(result.failure)] }
}
