import type { Context } from '../../platform/context.ts'
import { saveStatus } from './giftcards.store.ts'
import { resetPinTries } from './pin-tries.store.ts'

/** For a card whose order was refunded or is disputed, or was paid with such a card. Its balance stays. */
export async function blockCard({ db }: Context, cardId: string): Promise<void> {
  await saveStatus(db, cardId, 'BLOCKED')
}

/** Its payment is confirmed again. A block for wrong PINs stays. */
export async function restoreCard({ db }: Context, cardId: string): Promise<void> {
  await saveStatus(db, cardId, 'ACTIVE')
}

/** Support has identified the holder: the count of wrong PINs starts again, and a blocked card can be spent. */
export async function unblockCard(ctx: Context, cardId: string): Promise<void> {
  await resetPinTries(ctx.db, cardId)
  await restoreCard(ctx, cardId)
}
