import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hashToken } from '../../platform/keys.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { type CheckoutParts, checkCombination, discardUnpaid, insertGiftcard } from '../checkout/index.ts'
import { cardBalance, findCardFailure, type Giftcard, listGivenCards, releaseHolds } from '../giftcards/index.ts'
import {
  deleteCart,
  findGift,
  findRedeemOrder,
  insertCart,
  isToken,
  type Order,
  openGift,
  redeemToken,
  setRedeemCookie,
} from '../orders/index.ts'
import { shopDay } from '../storefronts/index.ts'
import { checkCampaignCard, checkExchangeable, checkRedeemCard } from './cards/check-redeem-card.ts'
import { type AskedCard, findAddedCard, toTyped } from './cards/own-card.ts'
import { findCampaign, insertRedemption, type RedeemCampaign } from './redeem.store.ts'
import { takeRedeemLink } from './redeem-link.ts'
import { findOwnRedeemOrder, holdCards, inVisitTurn, lockVisit } from './visit.ts'

type Starting = AskedCard & {
  token?: string | null | undefined
  orderUuid?: string | null | undefined
  campaign?: string | null | undefined
}
/** Every start holds cards, and each hold adds rows to the ledger that are never deleted. */
const STARTS_PER_SOURCE: SourceBucket = { name: 'redeem-start-source', points: 60, seconds: 10 * 60 }
/** Cards of an account need no PIN. A person who took over an account must not hold and release its cards all day. */
const STARTS_WITH_ADDED_CARD: Bucket = { name: 'redeem-start-added', points: 30, seconds: 24 * 60 * 60 }

type Started = Result<Order, ShopFailure>

/** The link in the mail of an exchange works as long as the exchange can be undone, and some days longer. */
const COOKIE_DAYS = 30

/** Starts an exchange, or continues the redeem order of a token. From then on it belongs to this browser. */
export async function startRedeem(ctx: ShopContext, parts: CheckoutParts, asked: Starting): Promise<Started> {
  const campaign = asked.campaign ? await findCampaign(ctx, asked.campaign) : undefined
  if (asked.campaign && !campaign) return fail({ name: 'REDEEM_CAMPAIGN_UNKNOWN', parameter: 'campaign' })
  if (asked.cardNumber != null || asked.pin != null) {
    const card = await checkRedeemCard(ctx, parts, toTyped(asked))
    return card.ok ? openVisit(ctx, parts, { cards: [card.value], campaign }) : card
  }
  if (asked.giftcardId) return startWithAdded(ctx, parts, { giftcardId: asked.giftcardId, campaign })
  const token = asked.token ?? takeRedeemLink(ctx)
  if (!token || !isToken(token)) return invalidToken()
  return (await resumeVisit(ctx, token, asked.orderUuid)) ?? startWithGift(ctx, parts, { token, campaign })
}

function invalidToken() {
  return fail<ShopFailure>({ name: 'REDEEM_TOKEN_INVALID', parameter: 'token' })
}

/**
 * Opens the link in the mail of an exchange. Undefined when no redeem order has this token. An open visit is not shared: otherwise a person who sends
 * its link to others would get access to the cards that they add.
 */
async function resumeVisit(ctx: ShopContext, token: string, orderUuid: string | null | undefined): Promise<Started | undefined> {
  const order = await findRedeemOrder(ctx.db, { redeemHash: hashToken(token), storefront: ctx.storefront.code })
  if (!order) return orderUuid ? invalidToken() : undefined
  if (order.status !== 'COMPLETED' || (orderUuid && orderUuid.toLowerCase() !== order.id)) return invalidToken()
  setRedeemCookie(ctx, token, COOKIE_DAYS)
  return ok(order)
}

/** The customer typed number and PIN when they added the card. */
async function startWithAdded(
  ctx: ShopContext,
  parts: CheckoutParts,
  { giftcardId, campaign }: { giftcardId: string; campaign: RedeemCampaign | undefined },
): Promise<Started> {
  const card = await findAddedCard(ctx, giftcardId)
  if (!card.ok) return card
  const allowed = await parts.limits.consumeBySource(ctx, STARTS_PER_SOURCE)
  if (!allowed.ok) return allowed
  const ofCard = await parts.limits.consume(ctx, STARTS_WITH_ADDED_CARD, card.value.id)
  if (!ofCard.ok) return ofCard
  const failure = findCardFailure(card.value, shopDay(ctx))
  if (failure) return fail({ name: failure })
  if (await isEmpty(ctx, card.value)) return fail({ name: 'CARD_EMPTY' })
  const exchangeable = await checkExchangeable(ctx, card.value)
  return exchangeable.ok ? openVisit(ctx, parts, { cards: [card.value], campaign }) : exchangeable
}

async function isEmpty({ db }: ShopContext, { id }: Giftcard): Promise<boolean> {
  const { available, held } = await cardBalance(db, id)
  return available.minor + held.minor === 0
}

/** Starts with the Choice Gift Cards of a gift. The gift counts as opened, because its recipient redeems it. */
async function startWithGift(
  ctx: ShopContext,
  parts: CheckoutParts,
  { token, campaign }: { token: string; campaign: RedeemCampaign | undefined },
): Promise<Started> {
  const gift = await findGift(ctx, token)
  if (!gift) return invalidToken()
  const allowed = await parts.limits.consumeBySource(ctx, STARTS_PER_SOURCE)
  if (!allowed.ok) return allowed
  const { order, shipment } = gift
  const given = (await listGivenCards(ctx.db, order.id)).filter(({ packageId }) =>
    shipment.packages.some(({ id }) => id === packageId),
  )
  const cards: Giftcard[] = []
  let failure: ShopFailure = { name: 'REDEEM_TOKEN_INVALID', parameter: 'token' }
  for (const card of given) {
    const checked = await checkExchangeable(ctx, card)
    if (!checked.ok) failure = checked.failure
    else if (await isEmpty(ctx, card)) failure = { name: 'CARD_EMPTY' }
    else if (checkCombination(ctx.storefront, card, cards).ok) cards.push(card)
  }
  if (cards.length === 0) return fail(failure)
  const opened = await openGift(ctx, token)
  return opened.ok ? openVisit(ctx, parts, { cards, campaign }) : opened
}

type Opening = { cards: readonly Giftcard[]; campaign: RedeemCampaign | undefined }

/** Creates a redeem order that holds these cards. An earlier visit of this browser is deleted, and its cards are available to the new one. */
async function openVisit(ctx: ShopContext, parts: CheckoutParts, { cards, campaign }: Opening): Promise<Started> {
  for (const card of cards) {
    const fits = await checkCampaignCard(ctx, card, campaign)
    if (!fits.ok) return fits
  }
  await discardPending(ctx, parts)
  const id = ctx.ids.uuid()
  const token = redeemToken(parts, id)
  const opened = await inVisitTurn(ctx, { name: 'RATE_LIMITED' } as ShopFailure, () =>
    inTransaction(ctx, async (ctx): Promise<Started> => {
      const before = await lockVisit(ctx)
      if (before) {
        await releaseHolds(ctx, before.id)
        await deleteCart(ctx.db, before.id)
      }
      const { language, storefront, clock } = ctx
      const cart = { id, kind: 'REDEEM', storefront: storefront.code, language, currency: storefront.currency } as const
      const owner = { userId: undefined, tokenHash: hashToken(token) }
      const order = await insertCart(ctx.db, { ...cart, ...owner, now: clock.now() })
      if (!order) throw new Error(`Redeem order ${id} already exists`)
      await insertRedemption(ctx.db, id, campaign?.slug)
      for (const card of cards) await insertGiftcard(ctx.db, { id: ctx.ids.uuid(), orderId: id, cardId: card.id })
      const held = await holdCards(ctx, { orderId: id, cardIds: cards.map((card) => card.id) })
      return held.ok ? ok(order) : held
    }),
  )
  if (opened.ok) setRedeemCookie(ctx, token, COOKIE_DAYS)
  return opened
}

/** Discards an unpaid redeem order when the visitor starts again. If it turns out to be paid, its exchange is completed. */
async function discardPending(ctx: ShopContext, parts: CheckoutParts): Promise<void> {
  const order = await findOwnRedeemOrder(ctx)
  if (order?.status === 'PENDING') await discardUnpaid(ctx, parts, order.id)
}
