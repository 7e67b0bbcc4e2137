import type { ShopFailure } from '#shared/failures.ts'
import { toApiMoney } from '#shared/money.ts'
import { listAddressFailures } from '#shared/validation/address.ts'
import { readAvailableStock } from '../../catalog/index.ts'
import { deliveryOptions } from '../../delivery/index.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { countCards } from '../order.ts'
import { deliveryAddressOf } from '../parcel.ts'
import type { PricedOrder, PricedPackage } from '../price-order.ts'
import { checkAppleLimit } from './apple-limit.ts'
import { checkCardLimit } from './card-limit.ts'
import { checkCardValueOf, listExtrasFailures } from './package-choice.ts'
import { payerRuleOf } from './payer-rule-of.ts'

/** The reasons why a cart cannot be placed as it is: limits, and changes of the catalogue and the calendar since it was filled. */
export async function listProblems(ctx: StorefrontContext, priced: PricedOrder): Promise<ShopFailure[]> {
  return [
    ...listLimitFailures(priced),
    ...(await listStockFailures(ctx, priced)),
    ...priced.packages.flatMap((one) => listPackageFailures(ctx, one)),
    ...listDateFailures(ctx, priced),
  ]
}

/** Everything that prevents placing a cart: its problems, an empty cart, a missing address. */
export async function listObstacles(ctx: StorefrontContext, priced: PricedOrder): Promise<ShopFailure[]> {
  if (priced.packages.length === 0) return [{ name: 'CART_EMPTY' }]
  return [...(await listProblems(ctx, priced)), ...listAddressObstacles(ctx, priced)]
}

/** Spec §8: 2030 and 2015, for the whole order. */
export function listLimitFailures({ order, packages }: PricedOrder): ShopFailure[] {
  const cards = packages.map(({ qty, valueMinor, variation }) => ({ slug: variation?.product.slug, qty, valueMinor }))
  const checks = [checkCardLimit(countCards(order)), checkAppleLimit(order.currency, cards)]
  return checks.flatMap((check) => (check.ok ? [] : [check.failure]))
}

/** Spec §8, 2031: the first package of each product without enough stock. */
export async function listStockFailures(ctx: StorefrontContext, { order, packages }: PricedOrder): Promise<ShopFailure[]> {
  const byProduct = Map.groupBy(packages, ({ package: { productId } }) => productId)
  // Most products have unlimited stock, as the catalogue has just returned, so only the others need a query.
  const limited = [...byProduct].filter(([, [one]]) => one?.variation?.product.stock !== null).map(([productId]) => productId)
  const available = await readAvailableStock(ctx, limited, order.id)
  return [...byProduct].flatMap(([productId, wanted]) => {
    const left = available.get(productId)
    const isEnough = left === undefined || wanted.reduce((sum, { qty }) => sum + qty, 0) <= left
    return isEnough || !wanted[0] ? [] : [{ name: 'OUT_OF_STOCK' as const, parameter: `packages.${wanted[0].package.id}` }]
  })
}

function listPackageFailures(
  ctx: StorefrontContext,
  { package: one, variation, wrapper, giftPacking }: PricedPackage,
): ShopFailure[] {
  const at = `packages.${one.id}`
  if (!variation) return [{ name: 'VARIATION_UNKNOWN', parameter: at }]
  const { value } = toApiMoney({ currency: ctx.storefront.currency, minor: one.valueMinor })
  const checkedValue = checkCardValueOf(ctx, value, variation)
  const extras = { wrappers: wrapper ? [wrapper] : [], giftPackings: giftPacking ? [giftPacking] : [] }
  const failures = [...(checkedValue.ok ? [] : [checkedValue.failure]), ...listExtrasFailures(one, variation, extras)]
  return failures.map((failure) => ({ ...failure, parameter: `${at}.${failure.parameter}` }))
}

/** Finds delivery days that can no longer be promised. A mail whose time has passed is not a failure: it is sent at once. */
function listDateFailures(ctx: StorefrontContext, { order }: PricedOrder): ShopFailure[] {
  const dated = order.shipments.filter(({ deliverOn }) => deliverOn !== null)
  if (dated.length === 0) return []
  const { selectableDates } = deliveryOptions(ctx, 'PHYSICAL')
  return dated
    .filter(({ deliverOn }) => !selectableDates.includes(String(deliverOn)))
    .map(({ id }) => ({ name: 'DELIVERY_DATE_INVALID' as const, parameter: `shipments.${id}.deliverOn` }))
}

function listAddressObstacles(ctx: StorefrontContext, { order }: PricedOrder): ShopFailure[] {
  const billing = { ...order.billingAddress, customerType: order.customerType }
  const failures = listAddressFailures(billing, payerRuleOf(ctx, order)).map((failure) => ({
    ...failure,
    parameter: `billingAddress.${failure.parameter}`,
  }))
  if (failures.length > 0) return failures
  const abroad = order.shipments.filter(
    (shipment) => shipment.kind === 'PHYSICAL' && deliveryAddressOf(order, shipment)?.countryCode !== ctx.storefront.countryCode,
  )
  return abroad.map(({ id }) => ({ name: 'COUNTRY_NOT_SERVED', parameter: `shipments.${id}.countryCode` }))
}
