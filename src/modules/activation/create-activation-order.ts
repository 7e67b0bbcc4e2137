import { createHmac } from 'node:crypto'
import type { CreateActivationOrderInput } from '../../generated/resolvers.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { readCardProducts, readVariations } from '../catalog/index.ts'
import { type CheckoutParts, checkShown, type OpenedPayment, type Prepared, placeAndPay } from '../checkout/index.ts'
import {
  freezeOrder,
  insertActivationCards,
  insertCart,
  newOwnerOf,
  type Order,
  type PricedOrder,
  priceOrder,
  replaceShipments,
  type Shipment,
  saveOwner,
  setCartCookie,
} from '../orders/index.ts'
import { arrangePackages, type ProductOfCard } from './arrange-packages.ts'
import { type CardToActivate, checkCards, listTyped } from './check-cards.ts'
import { checkPayer, type Payer } from './check-payer.ts'

type Creating = { input: CreateActivationOrderInput; idempotencyKey: string }
type Owner = ReturnType<typeof newOwnerOf>['owner']

/** One payment for all cards. The cards are not reserved: the first payment activates a card, and a later payment for it is refunded. */
export async function createActivationOrder(
  ctx: ShopContext,
  parts: CheckoutParts,
  { input, idempotencyKey }: Creating,
): Promise<Result<OpenedPayment, ShopFailure[]>> {
  if (!input.acceptTerms) return fail([{ name: 'TERMS_REQUIRED', parameter: 'acceptTerms' }])
  const { owner, token } = newOwnerOf(ctx, () => tokenOfGuest(ctx, parts, { input, idempotencyKey }))
  const scope = `create-activation-order ${owner.userId ?? owner.tokenHash?.toString('base64url')}`
  const placed = await placeAndPay(ctx, parts, {
    scope,
    idempotencyKey,
    input: withoutNumbers(parts, input),
    prepare: (ctx) => prepare(ctx, parts, { input, owner }),
  })
  if (placed.ok && token !== undefined) setCartCookie(ctx, token)
  return placed
}

/** As long as the key that a browser makes. A shorter one could be guessed. */
const UNGUESSABLE_LENGTH = 32

/**
 * The token of a guest without a cookie. If the first answer is lost together with its cookie, the repeated request must be the same guest's, or it would place
 * a second order. So the token is derived from the request, whose key only this browser knows.
 */
function tokenOfGuest(ctx: ShopContext, { keyFor }: CheckoutParts, creating: Creating): string {
  if (creating.idempotencyKey.length < UNGUESSABLE_LENGTH) return ctx.ids.token()
  return createHmac('sha256', keyFor('activation.guest')).update(JSON.stringify(creating)).digest('base64url')
}

/** The hash of a request is stored, and card numbers could be guessed from it, so a keyed hash replaces them. */
function withoutNumbers({ keyFor }: CheckoutParts, { cards, ...input }: CreateActivationOrderInput) {
  const hash = createHmac('sha256', keyFor('activation.request')).update(JSON.stringify(cards))
  return { ...input, cards: hash.digest('base64url') }
}

type Asked = { input: CreateActivationOrderInput; owner: Owner }

async function prepare(
  ctx: ShopContext,
  parts: CheckoutParts,
  { input, owner }: Asked,
): Promise<Result<Prepared, ShopFailure[]>> {
  const payer = checkPayer(ctx, input)
  const cards = await checkCards(ctx, parts, listTyped(input.cards))
  if (!payer.ok || !cards.ok) return fail([...(cards.ok ? [] : cards.failure), ...(payer.ok ? [] : payer.failure)])
  const total = { currency: ctx.storefront.currency, minor: sumValues(cards.value) }
  const shown = checkShown(ctx, total, { expected: input.expectedTotal, parameter: 'expectedTotal' })
  if (!shown.ok) return shown
  const order = await insertActivation(ctx, cards.value, payer.value)
  const { paymentMethod, newsletter } = input
  const asked = { paymentMethod: paymentMethod ?? '', newsletter: newsletter ?? false }
  const frozen = await freezeOrder(ctx, withoutFees(await priceOrder(ctx, order), total.minor), asked)
  await saveOwner(ctx.db, order.id, owner)
  // Decision 9: a gift card cannot pay, because its money would only move to another card.
  return ok({ order: { ...frozen, userId: owner.userId ?? null }, giftcards: [] })
}

const sumValues = (cards: readonly CardToActivate[]) => cards.reduce((sum, { valueMinor }) => sum + valueMinor, 0)

/** The order has no owner until it is placed, because its owner may already have a cart. */
async function insertActivation(ctx: ShopContext, cards: readonly CardToActivate[], payer: Payer): Promise<Order> {
  const { storefront, language, ids, clock, db } = ctx
  const { packages, units } = arrangePackages(ctx, cards, await readProducts(ctx, cards))
  const nobody = { userId: undefined, tokenHash: undefined }
  const cart = {
    id: ids.uuid(),
    kind: 'ACTIVATION',
    storefront: storefront.code,
    language,
    currency: storefront.currency,
  } as const
  const order = await insertCart(db, { ...cart, ...nobody, now: clock.now() })
  if (!order) throw new Error('Inserting an order without an owner found an existing cart')
  const shipment: Shipment = {
    ...{ id: ids.uuid(), tag: ids.uuid(), position: 0, packages, receiver: {} },
    ...{ deliverAt: null, deliverOn: null, promised: null },
    kind: 'DIGITAL',
    receiverKind: 'ME',
  }
  await replaceShipments(db, order, [shipment])
  await insertActivationCards(db, order.id, units)
  return { ...order, shipments: [shipment], billingAddress: payer, customerType: payer.customerType }
}

async function readProducts(ctx: ShopContext, cards: readonly CardToActivate[]): Promise<Map<number, ProductOfCard>> {
  const productIds = [...new Set(cards.map(({ productId }) => productId))]
  const [products, variations] = await Promise.all([readCardProducts(ctx, productIds), readVariations(ctx, productIds)])
  const variationOf = (id: number) => [...variations.values()].find(({ product }) => product.id === id)?.id ?? 0
  return new Map([...products.values()].map(({ id, title }) => [id, { variationId: variationOf(id), title }]))
}

/** The amount paid is the amount on the cards. A promotion for a pack of cards does not apply to their value. */
function withoutFees(priced: PricedOrder, totalMinor: number): PricedOrder {
  const packages = priced.packages.map((one) => ({ ...one, discountMinor: 0 }))
  const nothing = { shippingMinor: 0, serviceFeeMinor: 0, discountMinor: 0, taxMinor: 0 }
  return { ...priced, packages, totals: { ...nothing, subtotalMinor: totalMinor, totalMinor }, discounts: [] }
}
