import { toApiMoney } from '../../shared/money.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { ShopContext } from '../accounts/index.ts'
import { listBlankCards, listOrderCards } from '../giftcards/index.ts'
import { findOwnedOrder, listActivationCards, listPackages, ownerOf } from '../orders/index.ts'

/** A page shows at most this many cards; the others are only counted. */
const MAX_SHOWN = 100

/** Only for the owner: which cards the order activates, and which of them are active. */
export async function readActivationOrder(ctx: ShopContext, uuid: string) {
  const order = isUuid(uuid) ? await findOwnedOrder(ctx.db, uuid, ownerOf(ctx)) : undefined
  if (order?.kind !== 'ACTIVATION' || order.storefront !== ctx.storefront.code) return undefined
  const { id, number, status, currency, billingAddress } = order
  const units = await listActivationCards(ctx.db, id)
  const active = new Set((await listOrderCards(ctx.db, id)).map((card) => card.id))
  const packages = new Map(listPackages(order).map((one) => [one.id, one]))
  const shown = units.slice(0, MAX_SHOWN)
  const lastFours = await listBlankCards(
    ctx.db,
    shown.map(({ cardId }) => cardId),
  )
  return {
    id,
    number: String(number),
    status,
    customerEmail: billingAddress?.email ?? '',
    total: toApiMoney({ currency, minor: order.frozenTotals?.totalMinor ?? 0 }),
    cardCount: units.length,
    activeCount: units.filter(({ cardId }) => active.has(cardId)).length,
    cards: shown.map(({ cardId, packageId }) => ({
      lastFour: lastFours.get(cardId)?.lastFour ?? '',
      title: packages.get(packageId)?.title ?? '',
      amount: toApiMoney({ currency, minor: packages.get(packageId)?.valueMinor ?? 0 }),
      isActive: active.has(cardId),
    })),
  }
}
