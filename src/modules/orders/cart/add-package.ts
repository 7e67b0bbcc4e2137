import { createHash } from 'node:crypto'
import type { AddPackageInput, ReceiverInput } from '#generated/resolvers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Limits } from '#platform/rate-limits/limits.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { findVariation, type OfferedVariation, type ProductOffer } from '../../catalog/index.ts'
import type { Order, Package, Shipment } from '../order.ts'
import { priceOrder, readExtrasOf } from '../price-order.ts'
import { findSubmission, insertShipments, markReorder, type Submission, saveDeliveryMode } from './cart.store.ts'
import { CARTS_PER_SOURCE, inVisitorTurn, type OpenedCart, openCart, setCartCookie } from './cart-of-visitor.ts'
import { listLimitFailures, listStockFailures } from './check-order.ts'
import { deliveryModeFor } from './delivery-mode.ts'
import { checkHandover, createDateLister, type Handover, type ListDates } from './handover.ts'
import { type Choice, checkChoice, checkMessage, isPersonal } from './package-choice.ts'

export type AddedPackage = { order: Order; tag: string }
type Added = Result<AddedPackage, ShopFailure[]>

export type CartParts = { limits: Limits }

/** More than an office that fills its carts by hand. Adding and removing packages without end must be limited, because each change writes to the database. */
export const ADDED_PER_SOURCE: SourceBucket = { name: 'cart-added-source', points: 600, seconds: 10 * 60 }

/** Adds the gift builder's choice to the visitor's cart, and creates the cart if there is none. A reorder marks the cart as a reorder. */
export async function addPackage(
  ctx: ShopContext,
  parts: CartParts,
  { isReorder = false, ...input }: AddPackageInput & { isReorder?: boolean },
): Promise<Added> {
  const mayAdd = await parts.limits.consumeBySource(ctx, ADDED_PER_SOURCE)
  if (!mayAdd.ok) return fail([mayAdd.failure])
  let cartToken: string | undefined
  const added = await inVisitorTurn(ctx, [TOO_MANY_AT_ONCE], () =>
    inTransaction(ctx, async (ctx): Promise<Added> => {
      const opened = await openCart(ctx)
      cartToken = opened.token
      const added = await addOnce(ctx, opened, input)
      if (added.ok && isReorder) await markReorder(ctx.db, opened.cart.id)
      const isNewGuest = added.ok && opened.isNew && !ctx.customer
      const allowed = isNewGuest ? await parts.limits.consumeBySource(ctx, CARTS_PER_SOURCE) : ok(undefined)
      return allowed.ok ? added : fail([allowed.failure])
    }),
  )
  if (added.ok) setCartCookie(ctx, cartToken)
  return added
}

/** Sending the same form twice adds its package once. */
async function addOnce(
  ctx: ShopContext,
  { cart, isNew }: OpenedCart,
  { idempotencyKey: key, ...input }: AddPackageInput,
): Promise<Added> {
  if (!key) return addToCart(ctx, cart, { input })
  if (key.length > 100) return fail([{ name: 'SUBMISSION_CHANGED', parameter: 'idempotencyKey' }])
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest()
  const earlier = isNew ? undefined : await findSubmission(ctx.db, cart.id, key)
  if (earlier) {
    const isSame = earlier.bodyHash.equals(bodyHash)
    return isSame ? ok({ order: cart, tag: earlier.tag }) : fail([{ name: 'SUBMISSION_CHANGED', parameter: 'idempotencyKey' }])
  }
  return addToCart(ctx, cart, { input, submission: { key, bodyHash } })
}

type Adding = { input: AddPackageInput; submission?: Omit<Submission, 'tag'> }

async function addToCart(ctx: ShopContext, cart: Order, { input, submission }: Adding): Promise<Added> {
  const variation = await findVariation(ctx, input.variationId)
  if (!variation) return fail([{ name: 'VARIATION_UNKNOWN', parameter: 'variationId' }])
  const checked = await checkBuilt(ctx, input, variation)
  if (!checked.ok) return checked
  const tag = ctx.ids.uuid()
  const shipments = toShipments(ctx, checked.value, { variation, tag, firstPosition: nextPosition(cart) })
  const all = [...cart.shipments, ...shipments]
  const deliveryMode = deliveryModeFor(cart.deliveryMode, all)
  const changed = { ...cart, deliveryMode, shipments: all } satisfies Order
  const limits = await checkAddition(ctx, changed, { product: variation.product, parameter: 'variationId' })
  if (!limits.ok) return limits
  await insertShipments(ctx.db, { orderId: cart.id, shipments, submission: submission && { ...submission, tag } })
  if (deliveryMode !== cart.deliveryMode) await saveDeliveryMode(ctx.db, cart.id, deliveryMode)
  return ok({ order: changed, tag })
}

/** Checks the limits of the resulting order, and the stock of the added product. */
export async function checkAddition(
  ctx: ShopContext,
  proposed: Order,
  { product, parameter }: { product: ProductOffer; parameter: string },
): Promise<Result<void, ShopFailure[]>> {
  const priced = await priceOrder(ctx, proposed, [product])
  const added = { ...priced, packages: priced.packages.filter((one) => one.package.productId === product.id) }
  const sold = (await listStockFailures(ctx, added)).map((failure) => ({ ...failure, parameter }))
  const failures = [...listLimitFailures(priced), ...sold]
  return failures.length > 0 ? fail(failures) : ok(undefined)
}

export function nextPosition({ shipments }: Order): number {
  return Math.max(-1, ...shipments.map(({ position }) => position)) + 1
}

type Built = { choice: Choice; handovers: (Handover & { message: string | null })[] }

async function checkBuilt(
  ctx: ShopContext,
  input: AddPackageInput,
  variation: OfferedVariation,
): Promise<Result<Built, ShopFailure[]>> {
  const wanted = {
    value: input.value,
    qty: input.qty ?? 1,
    wrapperKey: input.wrapperId || null,
    giftPackingKey: input.giftPackingId || null,
    message: input.message || null,
  }
  const choice = checkChoice(ctx, wanted, { variation, extras: await readExtrasOf(ctx, [wanted]) })
  const listDates = createDateLister(ctx)
  const receivers = input.receivers.map((receiver, index) =>
    checkBuiltFor(ctx, receiver, { variation, at: `receivers.${index}`, listDates }),
  )
  const failures = [
    ...(choice.ok ? [] : choice.failure),
    ...receivers.flatMap((receiver) => (receiver.ok ? [] : receiver.failure)),
    ...(receivers.length > 0 ? [] : [{ name: 'RECEIVERS_INVALID' as const, parameter: 'receivers' }]),
  ]
  if (!choice.ok || failures.length > 0) return fail(failures)
  const handovers = receivers.flatMap((receiver) => (receiver.ok ? [receiver.value] : []))
  return ok({
    choice: choice.value,
    handovers: handovers.map((handover) => ({ ...handover, message: handover.message ?? choice.value.message })),
  })
}

function checkBuiltFor(
  ctx: ShopContext,
  input: ReceiverInput,
  { variation, at, listDates }: { variation: OfferedVariation; at: string; listDates: ListDates },
) {
  const handover = checkHandover(ctx, input, { kind: variation.variationType, at, listDates })
  const message = checkMessage((isPersonal(variation) && input.message) || null)
  const failures: ShopFailure[] = [
    ...(handover.ok ? [] : handover.failure),
    ...(message.ok ? [] : [{ ...message.failure, parameter: `${at}.message` }]),
  ]
  return handover.ok && message.ok ? ok({ ...handover.value, message: message.value }) : fail(failures)
}

function toShipments(
  { ids }: ShopContext,
  { choice, handovers }: Built,
  { variation, tag, firstPosition }: { variation: OfferedVariation; tag: string; firstPosition: number },
): Shipment[] {
  return handovers.map(({ message, ...handover }, index) => ({
    ...handover,
    id: ids.uuid(),
    tag,
    kind: variation.variationType,
    promised: null,
    position: firstPosition + index,
    packages: [{ ...toPackage(choice, variation), id: ids.uuid(), message }],
  }))
}

function toPackage(choice: Choice, { id, product }: OfferedVariation): Omit<Package, 'id'> {
  return {
    ...choice,
    variationId: id,
    productId: product.id,
    productType: product.productType,
    title: product.title,
    frozen: null,
    validityMonths: product.validityMonths,
    position: 0,
  }
}
