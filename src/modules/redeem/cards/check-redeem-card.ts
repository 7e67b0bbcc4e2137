import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { readCardProducts } from '../../catalog/index.ts'
import { type CheckoutParts, checkTypedCard, type TypedGiftcard } from '../../checkout/index.ts'
import { checkCard, type Giftcard } from '../../giftcards/index.ts'
import type { RedeemCampaign } from '../redeem.store.ts'

/** Returns a typed card that can be exchanged here. The reason for a refusal is given only after number and PIN matched. Called outside of any transaction. */
export async function checkRedeemCard(
  ctx: ShopContext,
  parts: CheckoutParts,
  typed: TypedGiftcard,
): Promise<Result<Giftcard, ShopFailure>> {
  const isTyped = await checkTypedCard(parts, typed)
  if (!isTyped.ok) return isTyped
  const card = await checkCard(ctx, parts, { number: typed.cardNumber, pin: typed.pin })
  if (!card.ok) return card
  const { available, held } = card.value
  if (available.minor + held.minor === 0) return fail({ name: 'CARD_EMPTY' })
  return checkExchangeable(ctx, card.value)
}

/** Only Choice Gift Cards of this store; all others are spent at their brand. */
export async function checkExchangeable(ctx: ShopContext, card: Giftcard): Promise<Result<Giftcard, ShopFailure>> {
  const { code, currency } = ctx.storefront
  if (card.storefront !== code || card.value.currency !== currency) return fail({ name: 'CARD_WRONG_STORE' })
  const product = (await readCardProducts(ctx, [card.productId])).get(card.productId)
  if (!product) return fail({ name: 'BRAND_DATA_MISSING' })
  if (product.isChoiceCard) return ok(card)
  return fail({ name: 'CARD_SPENT_AT_BRAND', values: { brand: product.title, path: product.path ?? '' } })
}

/** A company's page accepts only the company's kind of card. */
export async function checkCampaignCard(
  ctx: ShopContext,
  card: Giftcard,
  campaign: RedeemCampaign | undefined,
): Promise<Result<void, ShopFailure>> {
  if (!campaign) return ok(undefined)
  const product = (await readCardProducts(ctx, [card.productId])).get(card.productId)
  return product && campaign.cardProductSlugs.includes(product.slug) ? ok(undefined) : fail({ name: 'CARD_NOT_ALLOWED' })
}
