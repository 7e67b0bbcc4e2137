import { createHash } from 'node:crypto'
import type { AddRedeemPackageInput, UpdateRedeemPackageInput } from '../../generated/resolvers.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { toApiMoney } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { findVariation, type OfferedVariation, type RedeemTerms, readRedeemTerms, readVariations } from '../catalog/index.ts'
import {
  checkCardValue,
  claimSubmission,
  isQuantity,
  listLimitFailures,
  listStockFailures,
  type Order,
  type Package,
  priceOrder,
  replaceShipments,
  type Shipment,
} from '../orders/index.ts'
import { localeOf, shopDay } from '../storefronts/index.ts'
import { leftMinorOf, readRedeemState } from './read-redeem-order.ts'
import { findCampaign, listOffers, readRedemption } from './redeem.store.ts'
import { conditionsOf, listOpenChoices, offerOf } from './redeem-choice.ts'
import { changeVisit, findOwnRedeemOrder } from './visit.ts'

type Changed = Result<Order, ShopFailure[]>
type Wanted = { variation: OfferedVariation; terms: RedeemTerms }

/** Adds a brand card or a donation to the exchange. Sending the same form twice adds it once. */
export function addRedeemPackage(ctx: ShopContext, { idempotencyKey: key, ...input }: AddRedeemPackageInput): Promise<Changed> {
  return changeVisit(ctx, async (ctx, order) => {
    if (key && key.length > 100) return fail([{ name: 'SUBMISSION_CHANGED', parameter: 'idempotencyKey' }])
    const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest()
    const earlier = key ? await claimSubmission(ctx.db, order.id, { key, bodyHash, tag: ctx.ids.uuid() }) : undefined
    if (earlier) {
      return earlier.bodyHash.equals(bodyHash) ? ok(order) : fail([{ name: 'SUBMISSION_CHANGED', parameter: 'idempotencyKey' }])
    }
    const variation = await findVariation(ctx, input.variationId)
    if (!variation) return fail([{ name: 'VARIATION_UNKNOWN', parameter: 'variationId' }])
    const terms = await readRedeemTerms(ctx, [variation.product.id])
    const allowed = await checkAllowed(ctx, order, { variation, terms })
    if (!allowed.ok) return fail([allowed.failure])
    const chosen = checkChosen(ctx, { value: input.value, qty: input.qty ?? 1 }, { variation, terms })
    if (!chosen.ok) return chosen
    const one = toPackage(ctx, variation, chosen.value)
    return saveAddition(ctx, order, { shipments: withPackage(ctx, order.shipments, { one, variation }), variation })
  })
}

/** The values of the cards that a choice would be split into, highest first; empty for a choice that is not possible. */
export async function previewSplit(ctx: ShopContext, { variationId, value, qty }: AddRedeemPackageInput): Promise<number[]> {
  const order = await findOwnRedeemOrder(ctx)
  const variation = await findVariation(ctx, variationId)
  if (order?.status !== 'CART' || !variation) return []
  const terms = await readRedeemTerms(ctx, [variation.product.id])
  const chosen = checkChosen(ctx, { value, qty: qty ?? 1 }, { variation, terms })
  if (!chosen.ok) return []
  const one = toPackage(ctx, variation, chosen.value)
  const shipments = withPackage(ctx, order.shipments, { one, variation })
  const shipment = shipments.find(({ packages }) => packages.some(({ id }) => id === one.id)) as Shipment
  const state = await readRedeemState(ctx, order)
  const today = shopDay(ctx)
  const conditions = conditionsOf(ctx, await listOffers(ctx, today), today)
  return listOpenChoices([{ package: one, shipment, variation }], conditions, leftMinorOf(state))[0]?.split ?? []
}

/** The value of a fixed-value card cannot be changed (spec §3, mainItemEditable). */
export function updateRedeemPackage(ctx: ShopContext, input: UpdateRedeemPackageInput): Promise<Changed> {
  return changeVisit(ctx, async (ctx, order) => {
    const one = order.shipments.flatMap(({ packages }) => packages).find(({ id }) => id === input.packageId)
    if (!one) return fail([{ name: 'REDEEM_PACKAGE_UNKNOWN', parameter: 'packageId' }])
    const variation = (await readVariations(ctx, [one.productId])).get(one.variationId)
    if (!variation) return fail([{ name: 'VARIATION_UNKNOWN', parameter: 'packageId' }])
    const { value: before } = toApiMoney({ currency: order.currency, minor: one.valueMinor })
    const value = input.value ?? before
    if (variation.hasFixedPrices && value !== before) return fail([{ name: 'REDEEM_NOT_EDITABLE', parameter: 'value' }])
    const terms = await readRedeemTerms(ctx, [one.productId])
    const chosen = checkChosen(ctx, { value, qty: input.qty ?? one.qty }, { variation, terms })
    if (!chosen.ok) return chosen
    const changed = { ...one, ...chosen.value }
    const shipments = mapPackages(order.shipments, (other) => (other.id === one.id ? changed : other))
    return saveAddition(ctx, order, { shipments, variation })
  })
}

/** It is no error if the package is already deleted. */
export function deleteRedeemPackage(ctx: ShopContext, packageId: string): Promise<Changed> {
  return changeVisit(ctx, async (ctx, order) => {
    const shipments = mapPackages(order.shipments, (one) => (one.id === packageId ? undefined : one))
    await replaceShipments(ctx.db, order, shipments)
    return ok({ ...order, shipments })
  })
}

/** Refuses cards that pay in this shop and blank cards, because they would exchange money for money. A company's page allows only its selection. */
async function checkAllowed(
  ctx: ShopContext,
  order: Order,
  { variation: { product }, terms }: Wanted,
): Promise<Result<void, ShopFailure>> {
  const refused = fail<ShopFailure>({ name: 'REDEEM_PRODUCT_NOT_ALLOWED', parameter: 'variationId' })
  const isChoiceCard = terms.products.get(product.id)?.isChoiceCard ?? true
  if (isChoiceCard || product.productType === 'BLANK_GIFT_CARD_PACK') return refused
  const { campaignSlug } = await readRedemption(ctx.db, order.id)
  const campaign = campaignSlug ? await findCampaign(ctx, campaignSlug) : undefined
  return campaign && !campaign.productSlugs.includes(product.slug) ? refused : ok(undefined)
}

type Chosen = { valueMinor: number; qty: number }

function checkChosen(
  ctx: ShopContext,
  { value, qty }: { value: number; qty: number },
  { variation, terms }: Wanted,
): Result<Chosen, ShopFailure[]> {
  const shown = { currency: ctx.storefront.currency, locale: localeOf(ctx) }
  const checked = checkCardValue(value, offerOf(variation, terms.amounts), shown)
  const failures: ShopFailure[] = [
    ...(isQuantity(qty) ? [] : [{ name: 'QUANTITY_INVALID' as const, parameter: 'qty' }]),
    ...(checked.ok ? [] : [checked.failure]),
  ]
  return checked.ok && failures.length === 0 ? ok({ valueMinor: checked.value, qty }) : fail(failures)
}

function toPackage({ ids }: ShopContext, { id, product }: OfferedVariation, chosen: Chosen): Package {
  return {
    ...chosen,
    id: ids.uuid(),
    variationId: id,
    productId: product.id,
    productType: product.productType,
    title: product.title,
    wrapperKey: null,
    giftPackingKey: null,
    message: null,
    frozen: null,
    validityMonths: product.validityMonths,
    position: 0,
  }
}

/** At most one shipment by e-mail and one by post, because an exchange goes to one person. */
function withPackage(
  { ids }: ShopContext,
  shipments: readonly Shipment[],
  { one, variation }: { one: Package; variation: OfferedVariation },
): Shipment[] {
  const kind = variation.variationType
  const existing = shipments.find((shipment) => shipment.kind === kind)
  const next = (all: readonly { position: number }[]) => Math.max(-1, ...all.map(({ position }) => position)) + 1
  if (existing) {
    const packages = [...existing.packages, { ...one, position: next(existing.packages) }]
    return shipments.map((shipment) => (shipment === existing ? { ...existing, packages } : shipment))
  }
  const id = ids.uuid()
  const receiver = { receiverKind: 'ME', receiver: {}, deliverAt: null, deliverOn: null, promised: null } as const
  return [...shipments, { ...receiver, id, tag: id, kind, position: next(shipments), packages: [one] }]
}

/** Shipments that become empty are removed. */
function mapPackages(shipments: readonly Shipment[], change: (one: Package) => Package | undefined): Shipment[] {
  return shipments
    .map((shipment) => ({ ...shipment, packages: shipment.packages.flatMap((one) => change(one) ?? []) }))
    .filter(({ packages }) => packages.length > 0)
}

/** Saves the change if the order keeps its limits and there is enough stock. */
async function saveAddition(
  ctx: ShopContext,
  order: Order,
  { shipments, variation }: { shipments: Shipment[]; variation: OfferedVariation },
): Promise<Changed> {
  const changed = { ...order, shipments }
  const priced = await priceOrder(ctx, changed, [variation.product])
  const failures = [...listLimitFailures(priced), ...(await listStockFailures(ctx, priced))]
  if (failures.length > 0) return fail(failures)
  await replaceShipments(ctx.db, order, shipments)
  return ok(changed)
}
