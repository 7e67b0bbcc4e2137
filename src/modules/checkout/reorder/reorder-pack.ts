import type { ReorderPackInput } from '#generated/resolvers.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { toApiMoney } from '#shared/money.ts'
import { fail, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { findVariation } from '../../catalog/index.ts'
import { type AddedPackage, addPackage } from '../../orders/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'

/** Adds packs of blank cards to the cart. The order counts as a reorder while it holds nothing else. */
export async function reorderPack(
  ctx: ShopContext,
  parts: CheckoutParts,
  { variationId, qty, idempotencyKey }: ReorderPackInput,
): Promise<Result<AddedPackage, ShopFailure[]>> {
  const variation = await findVariation(ctx, variationId)
  const [priceMinor] = variation?.pricesMinor ?? []
  if (variation?.product.productType !== 'BLANK_GIFT_CARD_PACK' || priceMinor === undefined) {
    return fail([{ name: 'VARIATION_UNKNOWN', parameter: 'variationId' }])
  }
  const { value } = toApiMoney({ currency: ctx.storefront.currency, minor: priceMinor })
  return addPackage(ctx, parts, { variationId, value, qty, idempotencyKey, receivers: [{ kind: 'ME' }], isReorder: true })
}
