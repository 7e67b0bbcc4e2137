import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'
import type { CustomerContext, CustomerHooks, ShopContext } from '../../accounts/index.ts'
import type { CheckoutParts, TypedGiftcard } from '../../checkout/index.ts'
import { identifyTyped } from './card-info.ts'
import { deleteAddedCard, deleteAddedCards, listAddedCards, saveAddedCard } from './customer-cards.store.ts'

/** Adds a card to the account of a customer who knows number and PIN, whether or not the card can be used. */
export async function addGiftcardToAccount(
  ctx: ShopContext,
  parts: CheckoutParts,
  typed: TypedGiftcard,
): Promise<Result<void, ShopFailure>> {
  const { customer } = ctx
  if (!customer) return fail({ name: 'NOT_LOGGED_IN' })
  const identified = await identifyTyped(ctx, parts, typed)
  if (!identified.ok) return identified
  await saveAddedCard(ctx.db, { userId: customer.id, cardId: identified.value.id }, ctx.clock.now())
  return ok(undefined)
}

export async function removeGiftcardFromAccount(
  { db, customer }: ShopContext,
  cardId: string,
): Promise<Result<void, ShopFailure>> {
  if (!customer) return fail({ name: 'NOT_LOGGED_IN' })
  if (isUuid(cardId)) await deleteAddedCard(db, { userId: customer.id, cardId })
  return ok(undefined)
}

/** Deletes added cards with the account. Cards that a stranger added are deleted when the owner of the mailbox takes over the account. */
export const addedCardHooks: CustomerHooks = {
  onOwnerFound: ({ db }, { id }) => deleteAddedCards(db, id),
  onDelete: ({ db }, { id }) => deleteAddedCards(db, id),
  listOwnData: (ctx) => ({ addedCards: eachAddedCard(ctx) }),
}

async function* eachAddedCard({ db, customer }: CustomerContext) {
  yield* await listAddedCards(db, customer.id)
}
