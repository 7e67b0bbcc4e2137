import {
  CartDocument,
  type CartFragment,
  type DeliveryOptionsFragment,
  EmptyCartDocument,
  type EmptyCartQuery,
  ProductDeliveryDocument,
  type UnpaidOrderFragment,
} from '#generated/documents.ts'
import { describeProblems } from '../../features/checkout/describe-problems.ts'
import { loadFailureTexts } from '../../i18n/failures/load-failure-texts.ts'
import { type Refused, readRefusal } from '../../i18n/failures/read-refusal.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import type { CartPart } from './track-cart.ts'

export type CartData = {
  cart: CartFragment | null
  /** The last order, if it is not paid. */
  unpaid: UnpaidOrderFragment | null
  /** Whether the store has an order paid by another try. */
  mayRetry: boolean
  /** For what goes by post as soon as can be; null when nothing does. */
  delivery: DeliveryOptionsFragment | null
  /** Why the cart cannot be ordered, in the shopper's language. */
  problems: readonly string[]
  /** Why a form without script added nothing. */
  refusal: string | null
  /** What a form without script has just removed. */
  removed: CartPart | null
  /** What an empty basket shows. */
  empty: EmptyCartQuery | null
}

/** What a form without script says in the address to which it leads. */
export type CartSearch = Refused & { removed?: string | undefined; package?: string | undefined }

/** The visitor's current cart; never cached, and loaded by the server for the first view and by the browser after that. */
export async function loadCart({ ask, shop }: RouterContext, asked: CartSearch): Promise<CartData> {
  const { cartV2, unpaidOrder, storeData } = await ask(CartDocument, {})
  const cart = cartV2 && cartV2.packagesGroups.length > 0 ? cartV2 : null
  const urgent = cart && findUrgent(cart)
  const [{ deliveryOptions }, empty, texts] = await Promise.all([
    urgent ? ask(ProductDeliveryDocument, { variationId: urgent }) : { deliveryOptions: null },
    cart ? null : ask(EmptyCartDocument, {}),
    asked.refused || (cart && cart.problems.length > 0) ? loadFailureTexts(shop.textLanguage) : undefined,
  ])
  return {
    cart,
    unpaid: unpaidOrder,
    mayRetry: storeData.toggles.retryPayment,
    delivery: deliveryOptions,
    problems: cart && texts ? describeProblems(cart, texts) : [],
    refusal: (asked.refused && texts?.(readRefusal(asked))) || null,
    removed: asked.removed ? { shipmentTag: asked.removed, packageId: asked.package } : null,
    empty,
  }
}

/** A card that goes by post as soon as can be: the cut-off matters to it. */
export function findUrgent(cart: CartFragment): string | undefined {
  const shipment = cart.shipments.find(({ variationType, deliveryDate }) => variationType === 'PHYSICAL' && deliveryDate === null)
  return shipment?.packages[0]?.giftcard.variationId
}
