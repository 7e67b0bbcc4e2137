import type { Context } from '../../platform/context.ts'
import { hasBlankCard, saveBlankCard } from './blank-cards.store.ts'
import { createCardIdentity, MAX_NUMBERS_TRIED } from './create-card-identity.ts'
import type { CardKeys } from './giftcards-parts.ts'
import type { CardUnit } from './issue-units.ts'

/** Issues a card without value, to be activated later. There is one for each unit, however often it is called. */
export async function issueBlankCard(ctx: Context, parts: CardKeys, unit: Omit<CardUnit, 'value' | 'expiresOn'>): Promise<void> {
  for (let count = 0; count < MAX_NUMBERS_TRIED; count++) {
    const saved = await saveBlankCard(ctx.db, { ...unit, ...(await createCardIdentity(ctx, parts)) })
    if (saved || (await hasBlankCard(ctx.db, unit))) return
  }
  throw new Error('No free card number was found')
}
