import type { GiftcardHolder } from '#generated/resolvers.ts'
import type { Image } from '#platform/art.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { type ListedCard, listCards } from '../../giftcards/index.ts'
import { listPackagesOfCustomer, type PackageOfCustomer } from '../../orders/index.ts'
import { type CardInfo, describeListed, withoutSpending } from './card-info.ts'
import { listAddedCards } from './customer-cards.store.ts'
import { listHeldByOthers } from './own-card.ts'

/** A card in its customer's account. */
export type MyCard = {
  id: string
  info: CardInfo
  image: Image | null
  /** The link number of its gift page. */
  gift: { shipmentId: string; link: number } | null
  isOpened: boolean
  receiverName: string | null
  isOwner: boolean
  isAdded: boolean
}

type Page = { limit: number; offset: number }
const NO_CARDS = { cards: [], totalCount: 0 }

/** Uses a fixed number of statements for any number of cards. */
export async function listMyCards(
  ctx: ShopContext,
  holder: GiftcardHolder,
  page: Page,
): Promise<{ cards: MyCard[]; totalCount: number }> {
  const { db, customer, storefront } = ctx
  if (!customer) return NO_CARDS
  const email = customer.isEmailConfirmed ? customer.email : null
  const packages = (await listPackagesOfCustomer(db, { userId: customer.id, email, storefront: storefront.code })).filter(
    (one) => isHeldByCustomer(one) === (holder === 'ME'),
  )
  const added = holder === 'ME' ? (await listAddedCards(db, customer.id)).map(({ cardId }) => cardId) : []
  const selection = {
    ownPackageIds: packages.filter(({ isOwn }) => isOwn).map(({ packageId }) => packageId),
    givenPackageIds: packages.filter(({ isOwn }) => !isOwn).map(({ packageId }) => packageId),
    cardIds: added,
  }
  const { cards, totalCount } = await listCards(db, selection, page)
  const infos = await describeListed(ctx, cards)
  const byId = new Map(packages.map((one) => [one.packageId, one]))
  // The buyer must not see where and when another person spends a card.
  const own = cards.flatMap(({ card }) => (card && byId.get(card.packageId)?.isOwn ? [card] : []))
  const elsewhere = await listHeldByOthers(db, own, customer.id)
  const known = { byId, added, elsewhere }
  return { cards: infos.map((info, index) => toMyCard(cards[index] as ListedCard, { info, ...known })), totalCount }
}

/** Bought by the customer for themselves, or received from another person. */
export function isHeldByCustomer({ isOwn, receiverKind }: Pick<PackageOfCustomer, 'isOwn' | 'receiverKind'>): boolean {
  return !isOwn || receiverKind === 'ME'
}

type Known = {
  info: CardInfo
  byId: ReadonlyMap<string, PackageOfCustomer>
  added: readonly string[]
  /** Bought by the customer, and held by another person. */
  elsewhere: ReadonlySet<string>
}

function toMyCard({ card, blank }: ListedCard, { info, byId, added, elsewhere }: Known): MyCard {
  const { id, packageId } = card ?? blank
  const bought = byId.get(packageId)
  const isAdded = added.includes(id)
  const isGiven = bought !== undefined && !isHeldByCustomer(bought)
  const isHidden = !isAdded && card?.replacedFor !== 'BUYER' && (isGiven || elsewhere.has(id))
  const isShown = bought !== undefined && bought.link !== null && isHeldByCustomer(bought) && card?.replaces === null
  return {
    id,
    info: card && isHidden ? withoutSpending(info, card) : info,
    image: info.image,
    gift: isShown ? { shipmentId: bought.shipmentId, link: bought.link as number } : null,
    isOpened: bought?.isOpened ?? false,
    receiverName: bought && !isHeldByCustomer(bought) ? bought.receiverName : null,
    isOwner: bought?.isOwn ?? false,
    isAdded,
  }
}
