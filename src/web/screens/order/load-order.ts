import { notFound } from '@tanstack/react-router'
import { OrderGiftsDocument, type OrderGiftsFragment } from '#generated/documents.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type OrderData = { token: string; order: OrderGiftsFragment }

/** An invalid link leads to a real 404. */
export async function loadOrder({ ask }: RouterContext, token: string): Promise<OrderData> {
  const { giftStates } = await ask(OrderGiftsDocument, { token })
  if (!giftStates) throw notFound()
  return { token, order: giftStates }
}
