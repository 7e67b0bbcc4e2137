import type { ShopContext } from '../../accounts/index.ts'
import { cardBalance, type Giftcard, listGivenCards } from '../../giftcards/index.ts'
import type { GiftOfOrder } from '../fulfilment/gift.ts'
import { findGiftOfOrder } from '../fulfilment/read-order-gifts.ts'
import { listReceivedShipmentIds } from './customer-orders.store.ts'

type Page = { limit: number; offset: number }

const ALL = { limit: 1_000_000, offset: 0 }

/** Gifts sent to the customer's confirmed address. Its owner could also open them from the mails. */
export async function listReceivedGifts(
  ctx: ShopContext,
  page: Page,
  asked: { storefront?: string; isWaiting?: boolean } = {},
): Promise<{ gifts: GiftOfOrder[]; totalCount: number }> {
  const { db, customer } = ctx
  if (!customer?.isEmailConfirmed) return { gifts: [], totalCount: 0 }
  const { ids, totalCount } = await listReceivedShipmentIds(db, { email: customer.email, ...asked }, page)
  // Read one after the other: there may be thousands, and they must not use all database connections.
  const gifts: GiftOfOrder[] = []
  for (const id of ids) gifts.push(await readReceivedGift(ctx, id))
  return { gifts, totalCount }
}

/** All gifts from every store. Each is read when the caller asks for the next one. */
export async function* eachReceivedGift(ctx: ShopContext): AsyncGenerator<GiftOfOrder> {
  const { db, customer } = ctx
  if (!customer?.isEmailConfirmed) return
  const { ids } = await listReceivedShipmentIds(db, { email: customer.email }, ALL)
  for (const id of ids) yield await readReceivedGift(ctx, id)
}

async function readReceivedGift({ db }: ShopContext, shipmentId: string): Promise<GiftOfOrder> {
  const received = await findGiftOfOrder(db, shipmentId)
  if (!received) throw new Error(`There is no gift ${shipmentId}`)
  return received
}

export type ReceivedCard = Giftcard & { title: string; balanceMinor: number }

/** The cards of an opened gift, with their balances; an amount that a checkout holds is not spent yet. */
export async function listReceivedCards({ db }: ShopContext, { gift, shipment }: GiftOfOrder): Promise<ReceivedCard[]> {
  if (!gift.openedAt) return []
  const titles = new Map(shipment.packages.map(({ id, title }) => [id, title]))
  const cards = (await listGivenCards(db, gift.orderId)).filter(({ packageId }) => titles.has(packageId))
  return Promise.all(
    cards.map(async (card) => {
      const { available, held } = await cardBalance(db, card.id)
      return { ...card, title: titles.get(card.packageId) ?? '', balanceMinor: available.minor + held.minor }
    }),
  )
}
