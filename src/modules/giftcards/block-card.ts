import type { Context } from '../../platform/context.ts'
import { saveStatus } from './giftcards.store.ts'
import { resetPinTries } from './pin-tries.store.ts'

/** For a card whose order was refunded or is disputed, or was paid with such a card. What it holds stays on it. */
export async function blockCard({ db }: Context, cardId: string): Promise<void> {
  await saveStatus(db, cardId, 'BLOCKED')
}

/** Its money is ours again. Wrong PINs are another matter. */
export async function restoreCard({ db }: Context, cardId: string): Promise<void> {
  await saveStatus(db, cardId, 'ACTIVE')
}

/** Support has heard the holder: wrong PINs are counted anew, and a card that was blocked can be spent again. */
export async function unblockCard(ctx: Context, cardId: string): Promise<void> {
  await resetPinTries(ctx.db, cardId)
  await restoreCard(ctx, cardId)
}
