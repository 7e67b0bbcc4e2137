import type { Resolvers } from '../../generated/resolvers.ts'
import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import { flowKindOf, giftCategoryOf } from '../../shared/gift-category.ts'
import { toApiMoney } from '../../shared/money.ts'
import type { Result } from '../../shared/result.ts'
import { deliveryOptions } from '../delivery/index.ts'
import { type StorefrontContext, shopDayOf } from '../storefronts/index.ts'
import { arrivalOf } from './arrival.ts'
import type { Order, OrderAddress, PackageOfOrder, Shipment } from './order.ts'
import { deliveryAddressOf, hasOwnAddress } from './parcel.ts'
import { readPricedPackage } from './price-order.ts'
import { lineTotal } from './totals/order-totals.ts'

const MAIN_ITEM_TYPES = {
  GIFTCARD: 'GiftcardOrderItem',
  BLANK_GIFT_CARD_PACK: 'EmptyGiftcardOrderItem',
  DONATION: 'DonationOrderItem',
} as const

const mainItem = {
  kind: ({ package: { productType } }: PackageOfOrder) => productType,
  giftCategory: ({ package: { productType } }: PackageOfOrder) => giftCategoryOf(productType),
  flowKind: ({ package: { productType }, shipment }: PackageOfOrder) => flowKindOf(productType, shipment.kind),
  qty: ({ package: { qty } }: PackageOfOrder) => qty,
  price: ({ order: { currency }, package: { valueMinor } }: PackageOfOrder) => toApiMoney({ currency, minor: valueMinor }),
  title: ({ package: { title } }: PackageOfOrder) => title,
  variationId: ({ package: { variationId } }: PackageOfOrder) => variationId,
  discount: async (parent: PackageOfOrder, _args: unknown, ctx: StorefrontContext) => {
    const { discountMinor } = await readPricedPackage(ctx, parent)
    return discountMinor === 0 ? null : toApiMoney({ currency: parent.order.currency, minor: discountMinor })
  },
  variation: async (parent: PackageOfOrder, _args: unknown, ctx: StorefrontContext) =>
    (await readPricedPackage(ctx, parent)).variation ?? null,
}

const ADDITIONAL = { giftCategory: () => 'ADDITIONAL' as const, flowKind: () => 'bijproduct' as const }

export const packageResolvers = {
  Shipment: {
    id: ({ shipment }) => shipment.id,
    tag: ({ shipment }) => shipment.tag,
    variationType: ({ shipment }) => shipment.kind,
    receiverKind: ({ shipment }) => shipment.receiverKind,
    deliveryAddress: ({ order, shipment }) => toAddressOrNull(deliveryAddressOf(order, shipment)),
    hasOwnAddress: ({ shipment }) => hasOwnAddress(shipment),
    deliveryDate: ({ shipment }, _args, ctx) => deliveryDate(ctx, shipment),
    deliverAt: ({ shipment }) => shipment.deliverAt?.toISOString() ?? null,
    arrival: ({ shipment }, _args, ctx) => toApiArrival(ctx, shipment),
    deliveryOptions: ({ shipment }, _args, ctx) => deliveryOptions(ctx, shipment.kind),
    packages: ({ order, shipment }) => shipment.packages.map((one) => ({ order, shipment, package: one })),
  },
  Package: {
    id: (parent) => parent.package.id,
    giftcard: (parent) => parent,
    wrapper: async (parent, _args, ctx) => {
      const priced = await readPricedPackage(ctx, parent)
      return priced.wrapper ? priced : null
    },
    giftPacking: async (parent, _args, ctx) => {
      const priced = await readPricedPackage(ctx, parent)
      return priced.giftPacking ? priced : null
    },
    message: (parent, _args, ctx) => (parent.package.message === null ? null : readPricedPackage(ctx, parent)),
    totalPrice: async (parent, _args, ctx) =>
      toApiMoney({ currency: parent.order.currency, minor: lineTotal(await readPricedPackage(ctx, parent)) }),
  },
  MainOrderItem: { __resolveType: (parent) => MAIN_ITEM_TYPES[parent.package.productType] },
  GiftcardOrderItem: mainItem,
  EmptyGiftcardOrderItem: mainItem,
  DonationOrderItem: mainItem,
  WrapperOrderItem: {
    ...ADDITIONAL,
    kind: ({ shipment }) => (shipment.kind === 'DIGITAL' ? 'DIGITAL_WRAPPER' : 'WRAPPER'),
    price: ({ wrapperMinor }, _args, ctx) => inShop(ctx, wrapperMinor ?? 0),
    variationType: ({ shipment }) => shipment.kind,
    variation: ({ wrapper, wrapperMinor }, _args, ctx) => ({
      id: wrapper?.key ?? '',
      title: wrapper?.title ?? '',
      sku: `wrapper-${wrapper?.key}`,
      price: inShop(ctx, wrapperMinor ?? 0),
      image: (wrapper && ctx.art.findImage(`wrappers/${wrapper.art}`, wrapper.title)) ?? null,
      backImage: (wrapper && ctx.art.findImage(`wrappers/${wrapper.art}-back`, '')) ?? null,
      frontImage: (wrapper && ctx.art.findImage(`wrappers/${wrapper.art}-front`, '')) ?? null,
    }),
  },
  GiftPackingOrderItem: {
    ...ADDITIONAL,
    kind: () => 'GIFT_PACKING',
    price: ({ packingMinor }, _args, ctx) => inShop(ctx, packingMinor ?? 0),
    variation: ({ giftPacking, packingMinor }, _args, ctx) => ({
      id: giftPacking?.key ?? '',
      title: giftPacking?.title ?? '',
      sku: `packing-${giftPacking?.key}`,
      price: inShop(ctx, packingMinor ?? 0),
      image: (giftPacking && ctx.art.findImage(`packings/${giftPacking.art}`, giftPacking.title)) ?? null,
    }),
  },
  PersonalMessageOrderItem: {
    ...ADDITIONAL,
    kind: () => 'PERSONAL_MESSAGE',
    price: (_priced, _args, ctx) => inShop(ctx, 0),
    text: (priced) => priced.package.message ?? '',
    variation: (_priced, _args, ctx) => ({
      id: 'personal-message',
      title: '',
      sku: 'personal-message',
      price: inShop(ctx, 0),
      image: null,
    }),
  },
} satisfies Resolvers

/** The answer of a mutation that changes an order. */
export function toOrderAnswer(result: Result<Order, readonly ShopFailure[]>) {
  return result.ok ? { order: result.value, errors: [] } : { order: null, errors: result.failure.map(toApiError) }
}

export function toAddressOrNull(address: OrderAddress | null) {
  return address && Object.keys(address).length > 0 ? { customerType: 'PRIVATE' as const, ...address } : null
}

/** The promised arrival, as the API returns it. */
export function toApiArrival({ storefront, clock }: StorefrontContext, shipment: Shipment) {
  const arrival = arrivalOf(shipment, { storefront, now: clock.now() })
  return 'at' in arrival ? { at: arrival.at?.toISOString() ?? null } : arrival
}

/** A day of the shop's calendar. */
export function deliveryDate({ storefront }: StorefrontContext, { deliverOn, deliverAt }: Shipment): string | null {
  return deliverOn ?? (deliverAt && shopDayOf(storefront, deliverAt))
}

function inShop({ storefront: { currency } }: StorefrontContext, minor: number) {
  return toApiMoney({ currency, minor })
}
