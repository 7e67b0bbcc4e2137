import type { Context } from '../../platform/context.ts'
import { saveStatus } from './giftcards.store.ts'
import { resetPinTries } from './pin-tries.store.ts'

/** For a card whose order was refunded or is disputed, or was paid with such a card. Its balance stays on it. */
export async function blockCard({ db }: Context, cardId: string): Promise<void> {
  await saveStatus(db, cardId, 'BLOCKED')
}

/** The card's payment is confirmed again. A block because of wrong PINs is kept. */
export async function restoreCard({ db }: Context, cardId: string): Promise<void> {
  await saveStatus(db, cardId, 'ACTIVE')
}

/** Support has identified the holder: resets the count of wrong PINs and unblocks the card. */
export async function unblockCard(ctx: Context, cardId: string): Promise<void> {
  await resetPinTries(ctx.db, cardId)
  await restoreCard(ctx, cardId)
}
