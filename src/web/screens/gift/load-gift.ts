import { notFound } from '@tanstack/react-router'
import { type GiftDetailsFragment, GiftDocument } from '#generated/documents.ts'
import { loadRefusal } from '../../i18n/failures/load-refusal.ts'
import type { Refused } from '../../i18n/failures/read-refusal.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type GiftSearch = Pick<Refused, 'refused'>

export type GiftData = {
  token: string
  gift: GiftDetailsFragment
  /** The reason why a thank-you sent without script was refused. */
  refusal: string | null
}

/** Loading does not open the gift. An invalid link leads to a real 404. */
export async function loadGift({ ask, shop }: RouterContext, token: string, search: GiftSearch): Promise<GiftData> {
  const [{ gift }, refusal] = await Promise.all([
    ask(GiftDocument, { token }),
    loadRefusal(search, shop.textLanguage, 'GIFT_UNKNOWN'),
  ])
  if (!gift) throw notFound()
  return { token, gift, refusal }
}
