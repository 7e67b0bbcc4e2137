import type { Resolvers } from '../../generated/resolvers.ts'
import { batchByContext } from '../../platform/batch.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import { toApiError } from '../../shared/failures.ts'
import { toApiMoney } from '../../shared/money.ts'
import type { ShopContext } from '../accounts/index.ts'
import { readRedeemData } from '../catalog/index.ts'
import type { CheckoutParts } from '../checkout/index.ts'
import {
  deliveryAddressOf,
  deliveryDate,
  giftToken,
  isOwner,
  type Order,
  type Outcome,
  readOutcomes,
  type Shipment,
  stateOf,
  toAddressOrNull,
  toApiArrival,
} from '../orders/index.ts'
import { localeOf } from '../storefronts/index.ts'
import { leftMinorOf, listRedeemProblems, type RedeemState, readRedeemState } from './read-redeem-order.ts'
import { findCampaign, listBrandShops, listUndone } from './redeem.store.ts'
import type { RedeemChoice } from './redeem-choice.ts'
import { findUndoUntil } from './rules/undo-until.ts'

/** A delivery of a redeem order. */
export type RedeemShipmentParent = { state: RedeemState; shipment: Shipment }
export type RedeemPackageParent = { state: RedeemState; choice: RedeemChoice }

const money = ({ currency }: Order, minor: number) => toApiMoney({ currency, minor })

export function createRedeemOrderResolvers(parts: CheckoutParts) {
  return {
    RedeemOrder: {
      number: ({ number }) => String(number),
      status: async (order, _args, ctx) => {
        const { redemption } = await readState(ctx, order)
        return redemption.undoneAt ? 'UNDONE' : order.status === 'CART' ? 'OPEN' : order.status
      },
      redeemToken: ({ id }) => Buffer.from(id).toString('base64'),
      cards: async (order, _args, ctx) =>
        (await readState(ctx, order)).cards.map(({ id, card, title, balanceMinor, partMinor }) => ({
          ...{ id, title, lastFour: card.lastFour, expiresOn: card.expiresOn },
          balance: money(order, balanceMinor),
          amount: money(order, partMinor),
        })),
      heldUntil: async (order, _args, ctx) => (await readState(ctx, order)).heldUntil?.toISOString() ?? null,
      shipments: async (order, _args, ctx) => {
        const state = await readState(ctx, order)
        return order.shipments.map((shipment) => ({ state, shipment }))
      },
      billingAddress: ({ billingAddress }) => toAddressOrNull(billingAddress),
      totals: async (order, _args, ctx) => {
        const { totals } = await readState(ctx, order)
        return {
          toSpend: money(order, totals.toSpendMinor),
          chosen: money(order, totals.takenMinor),
          promotionAmount: money(order, totals.bonusMinor),
          value: money(order, totals.takenMinor + totals.bonusMinor),
          paidByCards: money(order, totals.paidByCardsMinor),
          toPay: money(order, totals.toPayMinor),
        }
      },
      remainingBalance: async (order, _args, ctx) => money(order, leftMinorOf(await readState(ctx, order))),
      minimumRemainingBalance: async (order, _args, ctx) => {
        const { minimumLeftMinor } = await readState(ctx, order)
        return minimumLeftMinor === null ? null : money(order, minimumLeftMinor)
      },
      problems: async (order, _args, ctx) => (await listRedeemProblems(ctx, await readState(ctx, order))).map(toApiError),
      needsAddress: ({ shipments }) => shipments.some(({ kind }) => kind === 'PHYSICAL'),
      campaign: async (order, _args, ctx) => {
        const { campaignSlug } = (await readState(ctx, order)).redemption
        return campaignSlug ? ((await findCampaign(ctx, campaignSlug)) ?? null) : null
      },
      undoUntil: async (order, _args, ctx) => readUndoUntil(ctx, await readState(ctx, order)),
      placedOn: ({ placedAt }) => placedAt?.toISOString() ?? null,
    },
    PlacedOrder: {
      isUndone: async ({ id, kind }, _args, ctx) =>
        kind === 'REDEEM' && (await isOwner(ctx, id)) && ((await loadUndone(ctx, id)) ?? false),
    },
    RedeemShipment: {
      id: ({ shipment }) => shipment.id,
      variationType: ({ shipment }) => shipment.kind,
      receiverKind: ({ shipment }) => shipment.receiverKind,
      packages: ({ state, shipment }) =>
        state.choices.filter((choice) => choice.shipment.id === shipment.id).map((choice) => ({ state, choice })),
      deliveryDate: ({ shipment }, _args, ctx) => deliveryDate(ctx, shipment),
      formattedDeliveryDate: ({ shipment }, _args, ctx) => formatDay(ctx, deliveryDate(ctx, shipment)),
      arrival: ({ shipment }, _args, ctx) => toApiArrival(ctx, shipment),
      deliveryAddress: ({ state: { order }, shipment }) =>
        order.status === 'CART' ? null : toAddressOrNull(deliveryAddressOf(order, shipment)),
      state: async (parent, _args, ctx) => {
        const outcome = await findOutcome(ctx, parent)
        return outcome ? stateOf(outcome) : null
      },
      giftToken: async (parent, _args, ctx) => {
        const { state, shipment } = parent
        const gift = (await findOutcome(ctx, parent))?.gift
        if (!gift || shipment.receiverKind !== 'ME' || state.redemption.undoneAt) return null
        return giftToken(parts, { shipmentId: shipment.id, link: gift.link })
      },
    },
    RedeemPackage: {
      id: ({ choice }) => choice.package.id,
      mainProduct: ({ choice }) => choice.variation?.product ?? null,
      mainProductType: ({ choice }) => choice.package.productType,
      items: ({ state, choice: { package: one, variation, bonusMinor } }) => [
        {
          qty: one.qty,
          title: one.title,
          price: money(state.order, state.order.status === 'CART' ? one.valueMinor + bonusMinor / one.qty : one.valueMinor),
          variation: variation ?? null,
        },
      ],
      packageTotals: ({ state: { order }, choice: { takenMinor, bonusMinor, variation } }) => ({
        mainItemAmount: money(order, takenMinor),
        mainItemEditable: order.status === 'CART' && variation?.hasFixedPrices === false,
        promotionAmount: money(order, bonusMinor),
      }),
      split: ({ state: { order }, choice }) => choice.split.map((minor) => money(order, minor)),
    },
    Product: {
      giftCardBrand: ({ slug, title }, _args, ctx) => toApiBrand(ctx, slug, title),
    },
    RedeemProduct: {
      __resolveType: ({ productType }) => (productType === 'DONATION' ? 'DonationProduct' : 'GiftcardProduct'),
    },
    DonationProduct: {
      redeemData: (product, _args, ctx) => readRedeemData(ctx, product),
    },
    GiftcardProduct: {
      redeemData: (product, _args, ctx) => readRedeemData(ctx, product),
      giftCardBrand: ({ slug, title }, _args, ctx) => toApiBrand(ctx, slug, title),
    },
  } satisfies Resolvers
}

/** Loaded together, because every order of a list has this field. */
const loadUndone = batchByContext(({ db }: ShopContext, orderIds: readonly string[]) => listUndone(db, orderIds))

const STATES = new WeakMap<Order, Promise<RedeemState>>()

/**
 * Read once, however many fields need it, and only if one does: many requests only ask for the errors. It runs in one transaction, so that its
 * batches need no transactions of their own.
 */
function readState(ctx: ShopContext, order: Order): Promise<RedeemState> {
  const state = STATES.get(order) ?? joinTransaction(ctx, (ctx) => readRedeemState(ctx, order))
  STATES.set(order, state)
  return state
}

/** Null when it cannot be undone online: the time is over, or a gift was opened or shipped. */
async function readUndoUntil(ctx: ShopContext, { order, redemption, totals }: RedeemState): Promise<string | null> {
  const until = findUndoUntil(order)
  if (!until || redemption.undoneAt || totals.toPayMinor > 0 || until < ctx.clock.now()) return null
  const outcomes = [...(await readOutcomes(ctx.db, order.id)).values()]
  const isSeen = outcomes.some(
    (outcome) => outcome?.gift?.openedAt || (outcome?.parcel && (outcome.parcel.slipAt || outcome.parcel.cardsReadAt)),
  )
  return isSeen ? null : until.toISOString()
}

async function findOutcome(ctx: ShopContext, { state, shipment }: RedeemShipmentParent): Promise<Outcome> {
  if (state.order.status !== 'COMPLETED') return undefined
  return (await readOutcomes(ctx.db, state.order.id)).get(shipment.id)
}

function formatDay(ctx: ShopContext, day: string | null): string | null {
  if (day === null) return null
  const format = new Intl.DateTimeFormat(localeOf(ctx), { dateStyle: 'full', timeZone: 'UTC' })
  return format.format(new Date(`${day}T12:00:00Z`))
}

const loadBrandShop = batchByContext((ctx: ShopContext, slugs: readonly string[]) => listBrandShops(ctx, slugs))

/** Where a brand card can be spent. Null for an unknown product. */
export async function toApiBrand(ctx: ShopContext, slug: string | undefined, title: string) {
  if (slug === undefined) return null
  const shop = await loadBrandShop(ctx, slug)
  const { redirectUrl, redirectSeconds, linkTitle, linkUrl } = shop ?? {}
  return {
    id: slug,
    title,
    iframeUrl: shop?.iframeUrl ?? null,
    redirect: redirectUrl && redirectSeconds ? { url: redirectUrl, redirectTime: redirectSeconds } : null,
    productExternalLink: linkUrl && linkTitle ? { title: linkTitle, url: linkUrl } : null,
  }
}
