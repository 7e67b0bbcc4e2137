import { notFound } from '@tanstack/react-router'
import { GiftDocument, type WholeGiftFragment } from '../../../generated/documents.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type GiftData = { token: string; gift: WholeGiftFragment }

/** Looking opens nothing. A link that is not valid (any more) leads to a real 404. */
export async function loadGift({ ask }: RouterContext, token: string): Promise<GiftData> {
  const { gift } = await ask(GiftDocument, { token })
  if (!gift) throw notFound()
  return { token, gift }
}
