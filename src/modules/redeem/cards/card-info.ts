import type { GiftcardNextStep, GiftcardState } from '#generated/resolvers.ts'
import type { Image } from '#platform/art.ts'
import type { ShopFailure } from '#shared/failures.ts'
import type { Money } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { type CardProduct, readCardProducts } from '../../catalog/index.ts'
import { type CheckoutParts, checkTypedCard, type TypedGiftcard } from '../../checkout/index.ts'
import {
  type BlankCard,
  type CardBalance,
  cardBalances,
  findBlankCard,
  findCardFailure,
  type Giftcard,
  identifyCard,
  type ListedCard,
} from '../../giftcards/index.ts'
import { shopDay } from '../../storefronts/index.ts'
import { inUseUntil } from '../visit.ts'

/** What the holder of a card may know about it. */
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
  image: Image | null
  /** The reason why it cannot be used. */
  failure: ShopFailure | undefined
}

/** Until number and PIN match, the answer is always the same. Then it contains everything, whether or not the card can be used. */
export async function readGiftcardInfo(
  ctx: ShopContext,
  parts: CheckoutParts,
  typed: TypedGiftcard,
): Promise<Result<CardInfo, ShopFailure>> {
  const identified = await identifyTyped(ctx, parts, typed)
  if (!identified.ok) return identified
  const { card, id } = identified.value
  return ok(card ? await describeCard(ctx, card) : await describeBlank(ctx, id))
}

export async function identifyTyped(ctx: ShopContext, parts: CheckoutParts, typed: TypedGiftcard) {
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
  return (await describeListed(ctx, [{ card }]))[0] as CardInfo
}

/** In the same order, with a fixed number of statements for any number of cards. */
export async function describeListed(ctx: ShopContext, listed: readonly ListedCard[]): Promise<CardInfo[]> {
  const products = await readCardProducts(ctx, [...new Set(listed.map(({ card, blank }) => (card ?? blank).productId))])
  const balances = await cardBalances(
    ctx.db,
    listed.flatMap(({ card }) => card?.id ?? []),
  )
  return listed.map(({ card, blank }) => {
    const product = products.get((card ?? blank).productId)
    return card ? toInfo(ctx, { card, product, balance: balances.get(card.id) as CardBalance }) : toBlankInfo(ctx, blank, product)
  })
}

/** For the buyer of a card that another person has: only its value at the time of issue, without later changes. */
export function withoutSpending(info: CardInfo, { value }: Giftcard): CardInfo {
  const isLive = info.state === 'ACTIVE' || info.state === 'EMPTY'
  const hidden = { ...info, balance: value, held: { ...value, minor: 0 }, freeAt: undefined }
  return isLive ? { ...hidden, state: 'ACTIVE', nextStep: 'NONE', failure: undefined } : hidden
}

type Read = { card: Giftcard; product: CardProduct | undefined; balance: CardBalance }

function toInfo(ctx: ShopContext, { card, product, balance: { available, held, freeAt } }: Read): CardInfo {
  const name = findFailureName(ctx, card, available.minor + held.minor)
  const canSpend = !name
  const isHeldElsewhere = canSpend && available.minor === 0
  return {
    ...productOf(product),
    title: product?.cardTitle ?? '',
    lastFour: card.lastFour,
    state: name ? STATES[name] : 'ACTIVE',
    nextStep: canSpend ? (product?.isChoiceCard ? 'REDEEM' : 'SPEND_AT_BRAND') : 'NONE',
    balance: available,
    held,
    expiresOn: card.expiresOn,
    freeAt,
    failure: name ? { name } : isHeldElsewhere ? inUseUntil(ctx, freeAt) : undefined,
  }
}

function productOf(product: CardProduct | undefined) {
  return {
    productSlug: product?.slug,
    title: product?.title ?? '',
    brandPath: product?.path ?? null,
    image: product?.image ?? null,
  }
}

function findFailureName(ctx: ShopContext, card: Giftcard, leftMinor: number): keyof typeof STATES | undefined {
  const failure = findCardFailure(card, shopDay(ctx)) as keyof typeof STATES | undefined
  if (failure) return failure
  if (card.storefront !== ctx.storefront.code) return 'CARD_WRONG_STORE'
  return leftMinor === 0 ? 'CARD_EMPTY' : undefined
}

async function describeBlank(ctx: ShopContext, id: string): Promise<CardInfo> {
  const blank = await findBlankCard(ctx.db, id)
  if (!blank) throw new Error(`There is no blank card ${id}`)
  return (await describeListed(ctx, [{ blank }]))[0] as CardInfo
}

function toBlankInfo(ctx: ShopContext, { lastFour }: BlankCard, product: CardProduct | undefined): CardInfo {
  const nothing = { currency: ctx.storefront.currency, minor: 0 }
  return {
    ...productOf(product),
    lastFour,
    state: 'NOT_ACTIVATED',
    nextStep: 'ACTIVATE',
    balance: nothing,
    held: nothing,
    expiresOn: null,
    freeAt: undefined,
    failure: { name: 'CARD_NOT_ACTIVATED' },
  }
}
