import type { ShopFailure } from '../../../shared/failures.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { isUuid } from '../../../shared/uuid.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { findCard, type Giftcard } from '../../giftcards/index.ts'
import { findOrder } from '../../orders/index.ts'
import type { RedeemParts } from '../redeem-parts.ts'
import { identifyTyped } from './card-info.ts'

export type AskedCard = {
  cardNumber?: string | null | undefined
  pin?: string | null | undefined
  captchaToken?: string | null | undefined
  giftcardId?: string | null | undefined
}

/** A card, for the holder of number and PIN or for the customer whose order bought it. Called outside of any transaction. */
export async function findHeldOrOwnCard(
  ctx: ShopContext,
  parts: RedeemParts,
  asked: AskedCard,
): Promise<Result<Giftcard, ShopFailure>> {
  if (asked.giftcardId) return findOwnCard(ctx, asked.giftcardId)
  const { cardNumber, pin, captchaToken } = asked
  const typed = { cardNumber: cardNumber ?? '', pin: pin ?? '', captchaToken: captchaToken ?? '' }
  const identified = await identifyTyped(ctx, parts, typed)
  if (!identified.ok) return identified
  const { card } = identified.value
  return card ? ok(card) : fail({ name: 'CARD_NOT_ACTIVATED' })
}

/** Of an order of the logged-in customer's. Anybody else's does not exist. */
export async function findOwnCard(ctx: ShopContext, giftcardId: string): Promise<Result<Giftcard, ShopFailure>> {
  const notYours = fail<ShopFailure>({ name: 'GIFTCARD_NOT_YOURS', parameter: 'giftcardId' })
  if (!ctx.customer || !isUuid(giftcardId)) return notYours
  const card = await findCard(ctx.db, giftcardId)
  return card && (await isOwnedBy(ctx, card)) ? ok(card) : notYours
}

export async function isOwnedBy({ db, customer }: ShopContext, { orderId }: Giftcard): Promise<boolean> {
  return customer !== undefined && (await findOrder(db, orderId))?.userId === customer.id
}
