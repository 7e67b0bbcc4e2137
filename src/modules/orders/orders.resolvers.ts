import type { Resolvers } from '../../generated/resolvers.ts'
import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import { toApiMoney } from '../../shared/money.ts'
import { listGiftPackings, listWrappers } from '../catalog/index.ts'
import { deliveryOptions, readDeliveryOptions } from '../delivery/index.ts'
import { type PaymentMethodId, titleOfMethod } from '../payments/index.ts'
import { addPackage, type CartParts } from './cart/add-package.ts'
import { findCart } from './cart/cart-of-visitor.ts'
import { listProblems } from './cart/check-order.ts'
import { deletePackageGroup } from './cart/delete-package-group.ts'
import { restorePackageGroup } from './cart/restore-package-group.ts'
import { setBillingAddress } from './cart/set-billing-address.ts'
import { setDelivery } from './cart/set-delivery.ts'
import { updatePackage } from './cart/update-package.ts'
import { countReceivers } from './count-receivers.ts'
import { findPlacedOrder } from './find-placed-order.ts'
import { countCards, slowestKind } from './order.ts'
import { shownKind } from './order-kind.ts'
import { cardsTotal, extrasTotal, listAdjustments } from './order-totals-view.ts'
import { packageResolvers, toAddressOrNull, toOrderAnswer } from './package.resolvers.ts'
import { listPackageGroups } from './package-group.ts'
import { countParcels } from './parcel.ts'
import { priceOrder } from './price-order.ts'

/** `parts` is only needed for the rate limits of adding to a cart. */
export function createOrdersResolvers(parts: CartParts) {
  return { ...ordersResolvers, Mutation: { ...ordersResolvers.Mutation, ...createAddResolver(parts) } } satisfies Resolvers
}

function createAddResolver(parts: CartParts) {
  return {
    addOriginalPackageToCart: async (_root, { input }, ctx) => {
      const added = await addPackage(ctx, parts, input)
      if (!added.ok) return { order: null, shipmentTag: null, errors: toErrors(added.failure) }
      return { order: added.value.order, shipmentTag: added.value.tag, errors: [] }
    },
  } satisfies Resolvers['Mutation']
}

const ordersResolvers = {
  ...packageResolvers,
  Query: {
    cartV2: async (_root, { orderUuid }, ctx) => (await findCart(ctx, orderUuid)) ?? null,
    cartQuantity: async (_root, { orderUuid }, ctx) => (await findCart(ctx, orderUuid)) ?? null,
    deliveryOptions: async (_root, { variationId, orderUuid }, ctx) => {
      if (variationId) return (await readDeliveryOptions(ctx, variationId)) ?? null
      const cart = orderUuid ? await findCart(ctx, orderUuid) : undefined
      return cart ? deliveryOptions(ctx, slowestKind(cart)) : null
    },
    order: async (_root, { uuid }, ctx) => (await findPlacedOrder(ctx, uuid)) ?? null,
    wrappers: async (_root, { variationType }, ctx) => {
      const wrappers = await listWrappers(ctx)
      return variationType ? wrappers.filter(({ kinds }) => kinds.includes(variationType)) : wrappers
    },
    giftPackings: (_root, _args, ctx) => listGiftPackings(ctx),
  },
  Mutation: {
    updatePackage: async (_root, { input }, ctx) => toOrderAnswer(await updatePackage(ctx, input)),
    setDelivery: async (_root, { input }, ctx) => toOrderAnswer(await setDelivery(ctx, input)),
    setBillingAddress: async (_root, { input }, ctx) => toOrderAnswer(await setBillingAddress(ctx, input)),
    restorePackageGroup: async (_root, { shipmentTag, packageId }, ctx) =>
      toOrderAnswer(await restorePackageGroup(ctx, { shipmentTag, packageId: packageId ?? undefined })),
    deleteGiftcardPackageGroupMutation: async (_root, { shipmentTag, packageId }, ctx) => {
      const deleted = await deletePackageGroup(ctx, { shipmentTag, packageId: packageId ?? undefined })
      if (!deleted.ok || !deleted.value)
        return { id: null, totals: null, order: null, errors: deleted.ok ? [] : toErrors(deleted.failure) }
      const order = deleted.value
      return { id: order.id, totals: await priceOrder(ctx, order), order, errors: [] }
    },
  },
  GiftcardOrder: {
    quantity: countCards,
    parcelsCount: ({ shipments }) => countParcels(shipments),
    shipments: (order) => order.shipments.map((shipment) => ({ order, shipment })),
    packagesGroups: async (order, _args, ctx) => listPackageGroups(await priceOrder(ctx, order)),
    groupedTotals: (order, _args, ctx) => priceOrder(ctx, order),
    totals: (order, _args, ctx) => priceOrder(ctx, order),
    billingAddress: ({ billingAddress }) => toAddressOrNull(billingAddress),
    problems: async (order, _args, ctx) => toErrors(await listProblems(ctx, await priceOrder(ctx, order))),
  },
  PlacedOrder: {
    number: ({ number }) => String(number),
    kind: shownKind,
    placedOn: ({ placedAt }) => (placedAt as Date).toISOString(),
    paymentMethodTitle: ({ paymentMethod }, _args, { language }) =>
      paymentMethod ? titleOfMethod(paymentMethod as PaymentMethodId, language) : null,
    quantity: countCards,
    totals: (order, _args, ctx) => priceOrder(ctx, order),
    groupedTotals: (order, _args, ctx) => priceOrder(ctx, order),
    receiversCount: ({ shipments }) => countReceivers(shipments),
    receivers: (order) => order.shipments.map((shipment) => ({ order, shipment })),
  },
  OrderTotals: {
    subTotal: ({ order, totals }) => toApiMoney({ currency: order.currency, minor: totals.subtotalMinor }),
    adjustments: (priced, _args, { storefront }) => listAdjustments(priced, storefront),
    grandTotalWithoutTax: ({ order, totals }) =>
      toApiMoney({ currency: order.currency, minor: totals.totalMinor - totals.taxMinor }),
    grandTotal: ({ order, totals }) => toApiMoney({ currency: order.currency, minor: totals.totalMinor }),
  },
  GroupedTotals: {
    digitalTotal: (priced) => cardsTotal(priced, 'DIGITAL'),
    physicalTotal: (priced) => cardsTotal(priced, 'PHYSICAL'),
    extra: extrasTotal,
  },
  Wrapper: {
    id: ({ key }) => key,
    image: ({ art, title }, _args, ctx) => ctx.art.findImage(`wrappers/${art}`, title) ?? null,
    backImage: ({ art }, _args, ctx) => ctx.art.findImage(`wrappers/${art}-back`, '') ?? null,
    frontImage: ({ art }, _args, ctx) => ctx.art.findImage(`wrappers/${art}-front`, '') ?? null,
    flapImage: ({ art }, _args, ctx) => ctx.art.findImage(`wrappers/${art}-flap`, '') ?? null,
    closureImage: ({ art }, _args, ctx) => ctx.art.findImage(`wrappers/${art}-closure`, '') ?? null,
    colours: ({ art }, _args, ctx) => [...ctx.art.listColours(`wrappers/${art}`)],
    price: ({ priceMinor }, _args, { storefront }) => toApiMoney({ currency: storefront.currency, minor: priceMinor }),
  },
  GiftPacking: {
    id: ({ key }) => key,
    image: ({ art, title }, _args, ctx) => ctx.art.findImage(`packings/${art}`, title) ?? null,
    kinds: () => ['PHYSICAL'],
    price: ({ priceMinor }, _args, { storefront }) => toApiMoney({ currency: storefront.currency, minor: priceMinor }),
  },
} satisfies Resolvers

function toErrors(failures: readonly ShopFailure[]) {
  return failures.map(toApiError)
}
