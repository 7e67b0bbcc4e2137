import { type GiftDetailsFragment, GiftDocument, RedeemOrderDocument, type RedeemOrderFragment } from '#generated/documents.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type RedeemThanksData = {
  order: RedeemOrderFragment
  /** The gifts that were opened already, by the shipment's id. */
  gifts: Readonly<Record<string, GiftDetailsFragment>>
}

/** Null for everybody except the owner of the exchange: an order uuid alone shows no codes. */
export async function loadRedeemThanks({ ask }: RouterContext, uuid: string): Promise<RedeemThanksData | null> {
  const { redeemOrder: order } = await ask(RedeemOrderDocument, { uuid })
  if (!order) return null
  const opened = await Promise.all(
    order.shipments
      .filter(({ state, giftToken }) => state === 'OPENED' && giftToken !== null)
      .map(async ({ id, giftToken }) => [id, (await ask(GiftDocument, { token: giftToken as string })).gift] as const),
  )
  return { order, gifts: Object.fromEntries(opened.flatMap(([id, gift]) => (gift ? [[id, gift]] : []))) }
}
