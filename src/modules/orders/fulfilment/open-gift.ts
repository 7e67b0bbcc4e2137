import { inTransaction } from '#platform/db/in-transaction.ts'
import { addJobs } from '#platform/jobs/add-job.ts'
import { hashToken } from '#platform/keys.ts'
import { inTurn, TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { findCardFailure, type Giftcard, listGivenCards, listOrderCards, readCardSecrets } from '../../giftcards/index.ts'
import { type StorefrontContext, shopDay } from '../../storefronts/index.ts'
import { findFulfilment } from './fulfilment.store.ts'
import { SEND_OPENED_NOTICE, shipmentJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { giftToken, isToken } from './fulfilment-tokens.ts'
import type { Gift, GiftOfOrder, PackageOfGift } from './gift.ts'
import { findGiftByToken, lockGiftByToken, markOpened } from './gifts.store.ts'
import { readGiftOfOrder } from './read-order-gifts.ts'
import { isGiftToOther } from './set-opened-notice.ts'
import { passPath } from './wallet/gift-pass.ts'

/** The gift that a link opens. Reading it changes nothing, because mail scanners visit every link. */
export async function findGift(ctx: StorefrontContext, token: string): Promise<GiftOfOrder | undefined> {
  const gift = isToken(token) ? await findGiftByToken(ctx.db, hashToken(token)) : undefined
  return gift && toGiftOfOrder(ctx, gift)
}

/** Opens the gift permanently. */
export function openGift(ctx: StorefrontContext, token: string): Promise<Result<GiftOfOrder, ShopFailure>> {
  const unknown = fail<ShopFailure>({ name: 'GIFT_UNKNOWN', parameter: 'token' })
  if (!isToken(token)) return Promise.resolve(unknown)
  return inTurn(ctx, { key: `gift ${token}`, refusal: TOO_MANY_AT_ONCE }, () =>
    inTransaction(ctx, async (ctx) => {
      const gift = await lockGiftByToken(ctx.db, hashToken(token))
      const giftOfOrder = gift && (await toGiftOfOrder(ctx, gift))
      if (!giftOfOrder) return unknown
      if (giftOfOrder.gift.openedAt) return ok(giftOfOrder)
      if (await hasBlockedCard(ctx, giftOfOrder)) return fail({ name: 'CARD_BLOCKED', parameter: 'token' })
      const now = ctx.clock.now()
      await markOpened(ctx.db, giftOfOrder.gift.shipmentId, now)
      await notifyBuyer(ctx, giftOfOrder)
      return ok({ ...giftOfOrder, gift: { ...giftOfOrder.gift, openedAt: now } })
    }),
  )
}

/** Called in the transaction that opens the gift, so it runs once, and only for buyers who asked for the mail. */
async function notifyBuyer({ db }: StorefrontContext, { order, shipment }: GiftOfOrder): Promise<void> {
  if (isGiftToOther(shipment) && (await findFulfilment(db, order.id))?.notifyWhenOpened)
    await addJobs(db, [shipmentJob(SEND_OPENED_NOTICE, shipment.id)])
}

/** True when a payment was returned. Brands do not check for blocked cards, so the number of an unopened gift is not shown. */
async function hasBlockedCard({ db }: StorefrontContext, { order, shipment }: GiftOfOrder): Promise<boolean> {
  const cards = await listOrderCards(db, order.id)
  return cards.some(({ packageId, status }) => status === 'BLOCKED' && shipment.packages.some(({ id }) => id === packageId))
}

/** Undefined at other storefronts: the link of a gift works only at the storefront that sold it. */
export async function toGiftOfOrder({ db, storefront }: StorefrontContext, gift: Gift): Promise<GiftOfOrder | undefined> {
  const giftOfOrder = await readGiftOfOrder(db, gift)
  return giftOfOrder.order.storefront === storefront.code ? giftOfOrder : undefined
}

export type RevealedCard = { id: string; number: string; pin: string; expiresOn: string; walletPath?: string | undefined }

/** Numbers and PINs of an opened gift. */
export async function readRevealedCards(
  ctx: StorefrontContext,
  parts: FulfilmentParts,
  { gift, package: one }: PackageOfGift,
): Promise<RevealedCard[] | null> {
  if (!gift.openedAt) return null
  const cards = (await listGivenCards(ctx.db, gift.orderId)).filter(({ packageId }) => packageId === one.id)
  const today = shopDay(ctx)
  const hasWallet = parts.wallet?.canSign(ctx.clock.now())
  const findPath = (card: Giftcard) =>
    hasWallet && !findCardFailure(card, today) ? passPath(giftToken(parts, gift), card.id) : undefined
  return Promise.all(
    cards.map(async (card) => ({
      id: card.id,
      expiresOn: card.expiresOn,
      walletPath: findPath(card),
      ...(await readCardSecrets(ctx, parts, card.id)),
    })),
  )
}
