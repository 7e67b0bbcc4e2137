import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { CheckoutParts, TypedGiftcard } from '../../checkout/index.ts'
import { findCard, type Giftcard } from '../../giftcards/index.ts'
import { findOrder, listPackagesOfCustomer, listRevealedPackages } from '../../orders/index.ts'
import { identifyTyped } from './card-info.ts'
import { isAddedCard, listHolders } from './customer-cards.store.ts'

export type AskedCard = {
  cardNumber?: string | null | undefined
  pin?: string | null | undefined
  captchaToken?: string | null | undefined
  giftcardId?: string | null | undefined
}

/** What was not typed is reported as missing, like an empty field of the form. */
export function toTyped({ cardNumber, pin, captchaToken }: AskedCard): TypedGiftcard {
  return { cardNumber: cardNumber ?? '', pin: pin ?? '', captchaToken: captchaToken ?? '' }
}

/** A card, for the holder of number and PIN or for a customer who has it in the account. Called outside of any transaction. */
export async function findHeldOrOwnCard(
  ctx: ShopContext,
  parts: CheckoutParts,
  asked: AskedCard,
): Promise<Result<Giftcard, ShopFailure>> {
  if (asked.giftcardId) return findAccountCard(ctx, asked.giftcardId)
  const identified = await identifyTyped(ctx, parts, toTyped(asked))
  if (!identified.ok) return identified
  const { card } = identified.value
  return card ? ok(card) : fail({ name: 'CARD_NOT_ACTIVATED' })
}

/** A card from an order of the logged-in customer. Other cards are reported as not found. */
export function findOwnCard(ctx: ShopContext, giftcardId: string): Promise<Result<Giftcard, ShopFailure>> {
  return findCardIf(ctx, giftcardId, (card) => isOwnedBy(ctx, card))
}

/** Bought, received or added by the logged-in customer. */
function findAccountCard(ctx: ShopContext, giftcardId: string): Promise<Result<Giftcard, ShopFailure>> {
  return findCardIf(ctx, giftcardId, async (card) => (await isOwnedBy(ctx, card)) || (await isHeldBy(ctx, card)))
}

/** Added by the logged-in customer, who knew its number and PIN at that time. */
export function findAddedCard(ctx: ShopContext, giftcardId: string): Promise<Result<Giftcard, ShopFailure>> {
  return findCardIf(ctx, giftcardId, (card) => isAddedBy(ctx, card))
}

async function findCardIf(
  ctx: ShopContext,
  giftcardId: string,
  isAllowed: (card: Giftcard) => Promise<boolean>,
): Promise<Result<Giftcard, ShopFailure>> {
  const card = ctx.customer && isUuid(giftcardId) ? await findCard(ctx.db, giftcardId) : undefined
  return card && (await isAllowed(card)) ? ok(card) : fail({ name: 'GIFTCARD_NOT_YOURS', parameter: 'giftcardId' })
}

export async function isOwnedBy({ db, customer }: ShopContext, { orderId }: Giftcard): Promise<boolean> {
  return customer !== undefined && (await findOrder(db, orderId))?.userId === customer.id
}

/**
 * Online, a card is replaced only once, so that one payment does not give many numbers. A card that another person has is not replaced, because the
 * buyer could take the gift back.
 */
export async function isReplaceable(ctx: ShopContext, card: Giftcard): Promise<boolean> {
  return !card.replaces && !(await isHeldByAnother(ctx, card))
}

/** True when another person than the buyer is known to have it: its receiver, a customer who added it, or a holder to whom staff gave its number and PIN. */
export async function isHeldByAnother({ db }: Pick<ShopContext, 'db'>, card: Giftcard): Promise<boolean> {
  const buyer = (await findOrder(db, card.orderId))?.userId
  return (await listHeldByOthers(db, [card], buyer)).has(card.id)
}

/** The ids of one buyer's cards that other people have, with a fixed number of statements. */
export async function listHeldByOthers(
  db: ShopContext['db'],
  cards: readonly Giftcard[],
  buyer: string | null | undefined,
): Promise<ReadonlySet<string>> {
  if (cards.length === 0) return new Set()
  const received = await listRevealedPackages(db, cards)
  const holders = await listHolders(
    db,
    cards.map(({ id }) => id),
  )
  const isHeldByOther = ({ id, packageId, replacedFor }: Giftcard): boolean =>
    replacedFor === 'HOLDER' || received.has(packageId) || holders.some(({ cardId, userId }) => cardId === id && userId !== buyer)
  return new Set(cards.filter(isHeldByOther).map(({ id }) => id))
}

/** The customer has shown that they know number and PIN. */
export async function isAddedBy({ db, customer }: Pick<ShopContext, 'db' | 'customer'>, { id }: Giftcard): Promise<boolean> {
  return customer !== undefined && (await isAddedCard(db, { userId: customer.id, cardId: id }))
}

/** Added by number and PIN, or received at the customer's confirmed address and opened. A replacement card is known only to the owner of its order. */
export async function isHeldBy({ db, customer, storefront }: ShopContext, card: Giftcard): Promise<boolean> {
  if (!customer) return false
  if (await isAddedBy({ db, customer }, card)) return true
  if (card.replaces || !customer.isEmailConfirmed) return false
  const asked = { userId: customer.id, email: customer.email, storefront: storefront.code, packageId: card.packageId }
  return (await listPackagesOfCustomer(db, asked)).length > 0
}
