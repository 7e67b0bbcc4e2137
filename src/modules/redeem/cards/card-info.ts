import type { GiftcardNextStep, GiftcardState } from '../../../generated/resolvers.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import type { Money } from '../../../shared/money.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { readCardProducts } from '../../catalog/index.ts'
import { checkTypedCard, type TypedGiftcard } from '../../checkout/index.ts'
import { cardBalance, findBlankCard, findCardFailure, findFreeAt, type Giftcard, identifyCard } from '../../giftcards/index.ts'
import { shopDay } from '../../storefronts/index.ts'
import type { RedeemParts } from '../redeem-parts.ts'
import { inUseUntil } from '../visit.ts'

/** What its holder may know of a card. */
export type CardInfo = {
  lastFour: string
  productSlug: string | undefined
  title: string
  state: GiftcardState
  nextStep: GiftcardNextStep
  balance: Money
  held: Money
  expiresOn: string | null
  freeAt: Date | undefined
  brandPath: string | null
  /** Why it cannot be used. */
  failure: ShopFailure | undefined
}

/** One answer for everything until number and PIN match; then all of it, whether the card can be used or not. */
export async function readGiftcardInfo(
  ctx: ShopContext,
  parts: RedeemParts,
  typed: TypedGiftcard,
): Promise<Result<CardInfo, ShopFailure>> {
  const identified = await identifyTyped(ctx, parts, typed)
  if (!identified.ok) return identified
  const { card, id } = identified.value
  return ok(card ? await describeCard(ctx, card) : await describeBlank(ctx, id))
}

export async function identifyTyped(ctx: ShopContext, parts: RedeemParts, typed: TypedGiftcard) {
  const isTyped = await checkTypedCard(parts, typed)
  return isTyped.ok ? identifyCard(ctx, parts, { number: typed.cardNumber, pin: typed.pin }) : fail(isTyped.failure)
}

const STATES = {
  CARD_CLOSED: 'CLOSED',
  CARD_BLOCKED: 'BLOCKED',
  CARD_FROZEN: 'FROZEN',
  CARD_EXPIRED: 'EXPIRED',
  CARD_WRONG_STORE: 'WRONG_STORE',
  CARD_EMPTY: 'EMPTY',
} as const satisfies Partial<Record<ShopFailure['name'], GiftcardState>>

export async function describeCard(ctx: ShopContext, card: Giftcard): Promise<CardInfo> {
  const product = (await readCardProducts(ctx, [card.productId])).get(card.productId)
  const { available, held } = await cardBalance(ctx.db, card.id)
  const freeAt = held.minor > 0 ? await findFreeAt(ctx.db, card.id) : undefined
  const name = findWhyNot(ctx, card, available.minor + held.minor)
  const canSpend = !name
  const isHeldElsewhere = canSpend && available.minor === 0
  return {
    lastFour: card.lastFour,
    productSlug: product?.slug,
    title: product?.title ?? '',
    state: name ? STATES[name] : 'ACTIVE',
    nextStep: canSpend ? (product?.isSpentHere ? 'REDEEM' : 'SPEND_AT_BRAND') : 'NONE',
    balance: available,
    held,
    expiresOn: card.expiresOn,
    freeAt,
    brandPath: product?.path ?? null,
    failure: name ? { name } : isHeldElsewhere ? inUseUntil(ctx, freeAt) : undefined,
  }
}

function findWhyNot(ctx: ShopContext, card: Giftcard, leftMinor: number): keyof typeof STATES | undefined {
  const failure = findCardFailure(card, shopDay(ctx)) as keyof typeof STATES | undefined
  if (failure) return failure
  if (card.storefront !== ctx.storefront.code) return 'CARD_WRONG_STORE'
  return leftMinor === 0 ? 'CARD_EMPTY' : undefined
}

async function describeBlank(ctx: ShopContext, id: string): Promise<CardInfo> {
  const blank = await findBlankCard(ctx.db, id)
  if (!blank) throw new Error(`There is no blank card ${id}`)
  const product = (await readCardProducts(ctx, [blank.productId])).get(blank.productId)
  const nothing = { currency: ctx.storefront.currency, minor: 0 }
  return {
    lastFour: blank.lastFour,
    productSlug: product?.slug,
    title: product?.title ?? '',
    state: 'NOT_ACTIVATED',
    nextStep: 'ACTIVATE',
    balance: nothing,
    held: nothing,
    expiresOn: null,
    freeAt: undefined,
    brandPath: product?.path ?? null,
    failure: { name: 'CARD_NOT_ACTIVATED' },
  }
}
