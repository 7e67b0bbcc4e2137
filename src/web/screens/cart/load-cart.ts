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
  /** The last order, if it is unpaid. */
  unpaid: UnpaidOrderFragment | null
  /** Whether an unpaid order can be paid by another attempt in this store. */
  mayRetry: boolean
  /** For gifts that go by post as soon as possible; null when there are none. */
  delivery: DeliveryOptionsFragment | null
  /** The reasons why the cart cannot be ordered, in the shopper's language. */
  problems: readonly string[]
  /** The reason why a form sent without script added nothing. */
  refusal: string | null
  /** What a form sent without script has just removed. */
  removed: CartPart | null
  /** The content of an empty basket. */
  empty: EmptyCartQuery | null
}

/** The query of the address after a form was sent without script. */
export type CartSearch = Refused & { removed?: string | undefined; package?: string | undefined }

/** The visitor's current cart. It is never cached; the server loads it for the first view, the browser after that. */
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

/** A card that goes by post as soon as possible, so the cut-off matters to it. */
export function findUrgent(cart: CartFragment): string | undefined {
  const shipment = cart.shipments.find(({ variationType, deliveryDate }) => variationType === 'PHYSICAL' && deliveryDate === null)
  return shipment?.packages[0]?.giftcard.variationId
}
