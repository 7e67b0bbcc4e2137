import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import {
  type CheckoutParts,
  checkCombination,
  insertGiftcard,
  listCardsOfOrder,
  type TypedGiftcard,
} from '../../checkout/index.ts'
import type { Order } from '../../orders/index.ts'
import { findCampaign, readRedemption } from '../redeem.store.ts'
import { changeVisit, findOwnRedeemOrder } from '../visit.ts'
import { checkCampaignCard, checkRedeemCard } from './check-redeem-card.ts'

/** Adds another card of the same kind and store to the exchange. */
export async function addRedeemCard(
  ctx: ShopContext,
  parts: CheckoutParts,
  typed: TypedGiftcard,
): Promise<Result<Order, ShopFailure[]>> {
  if (!(await findOwnRedeemOrder(ctx))) return fail([{ name: 'REDEEM_UNKNOWN' }])
  const checked = await checkRedeemCard(ctx, parts, typed)
  if (!checked.ok) return fail([checked.failure])
  const card = checked.value
  return changeVisit(ctx, async (ctx, order) => {
    const fits = checkCombination(ctx.storefront, card, await listCardsOfOrder(ctx, order.id))
    if (!fits.ok) return fail([fits.failure])
    const { campaignSlug } = await readRedemption(ctx.db, order.id)
    const allowed = await checkCampaignCard(ctx, card, campaignSlug ? await findCampaign(ctx, campaignSlug) : undefined)
    if (!allowed.ok) return fail([allowed.failure])
    await insertGiftcard(ctx.db, { id: ctx.ids.uuid(), orderId: order.id, cardId: card.id })
    return ok(order)
  })
}
