import type { UpdatePackageInput } from '#generated/resolvers.ts'
import type { FailureName } from '#shared/failures.ts'
import { toApiMoney } from '#shared/money.ts'
import { fail, ok } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { readVariations } from '../../catalog/index.ts'
import { listPackages, type Order, type Package } from '../order.ts'
import { readExtrasOf } from '../price-order.ts'
import { checkAddition } from './add-package.ts'
import { savePackage } from './cart.store.ts'
import { type CartResult, changeCart } from './change-cart.ts'
import { type ChoiceInput, checkChoice } from './package-choice.ts'

/** Changes a package in the visitor's cart, by the same rules as a new one. */
export function updatePackage(ctx: ShopContext, input: UpdatePackageInput): Promise<CartResult> {
  return changeCart(ctx, async (ctx, cart) => {
    const before = listPackages(cart).find(({ id }) => id === input.packageId)
    if (!before) return fail([{ name: 'PACKAGE_UNKNOWN', parameter: 'packageId' }])
    const variation = (await readVariations(ctx, [before.productId])).get(before.variationId)
    if (!variation) return fail([{ name: 'VARIATION_UNKNOWN', parameter: 'packageId' }])
    const wanted = toChoice(cart, before, input)
    const choice = checkChoice(ctx, wanted, { variation, extras: await readExtrasOf(ctx, [wanted]) })
    if (!choice.ok) return choice
    const after = { ...before, ...choice.value, title: variation.product.title }
    const changed = withPackage(cart, after)
    const limits = await checkAddition(ctx, changed, { product: variation.product, parameter: 'qty' })
    const refused = limits.ok ? [] : limits.failure.filter(({ name }) => measureOf(name, after) > measureOf(name, before))
    if (refused.length > 0) return fail(refused)
    await savePackage(ctx.db, after)
    return ok(changed)
  })
}

/** The value that a limit counts. Only an increase is checked, so that a cart over the limit can be reduced. */
function measureOf(limit: FailureName, { qty, valueMinor }: Package): number {
  return limit === 'APPLE_LIMIT' ? qty * valueMinor : qty
}

/** Omitted fields keep their value; null removes the value. */
function toChoice({ currency }: Order, before: Package, input: UpdatePackageInput): ChoiceInput {
  const changed = <T>(given: T | null | undefined, current: T | null): T | null => (given === undefined ? current : given || null)
  return {
    value: input.value ?? toApiMoney({ currency, minor: before.valueMinor }).value,
    qty: input.qty ?? before.qty,
    wrapperKey: changed(input.wrapperId, before.wrapperKey),
    giftPackingKey: changed(input.giftPackingId, before.giftPackingKey),
    message: changed(input.message, before.message),
  }
}

function withPackage(cart: Order, after: Package): Order {
  const shipments = cart.shipments.map((shipment) => ({
    ...shipment,
    packages: shipment.packages.map((one) => (one.id === after.id ? after : one)),
  }))
  return { ...cart, shipments }
}
