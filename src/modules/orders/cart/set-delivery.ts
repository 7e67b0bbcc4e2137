import type { ReceiverInput, SetDeliveryInput, ShipmentDeliveryInput } from '#generated/resolvers.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { listPackages, type Order, type Package, type Shipment } from '../order.ts'
import { nextPosition } from './add-package.ts'
import { insertShipments, saveDeliveryMode, saveShipments } from './cart.store.ts'
import { type CartResult, changeCart } from './change-cart.ts'
import { deliveryModeFor } from './delivery-mode.ts'
import type { MomentInput } from './delivery-moment.ts'
import { checkHandover, checkMoment, createDateLister, type ListDates } from './handover.ts'
import { checkMessage } from './package-choice.ts'

/** The same as the maximum quantity of a package. */
const MAX_RECEIVERS = 99

/** A changed shipment: it keeps its first receiver, and each other receiver gets a new shipment. */
type Change = { changed: Shipment; split: Shipment[] }

/** Sets the receivers of the visitor's cart, and when they get it. */
export function setDelivery(ctx: ShopContext, input: SetDeliveryInput): Promise<CartResult> {
  return changeCart(ctx, async (ctx, cart) => {
    const deliveries = toDeliveries(cart, input)
    const repeated = listRepeated(deliveries)
    if (repeated.length > 0) return fail(repeated)
    const listDates = createDateLister(ctx)
    const changes = deliveries.map((delivery) => checkDelivery(ctx, cart, { ...delivery, listDates }))
    const failures = [
      ...changes.flatMap((change) => (change.ok ? [] : change.failure)),
      ...(input.deliveryMode === 'SINGLE' && !input.receiver
        ? [{ name: 'RECEIVERS_INVALID' as const, parameter: 'receiver' }]
        : []),
    ]
    if (failures.length > 0) return fail(failures)
    const shipments = await saveChanges(
      ctx,
      cart,
      changes.flatMap((change) => (change.ok ? [change.value] : [])),
    )
    const deliveryMode = input.deliveryMode ?? deliveryModeFor(cart.deliveryMode, shipments)
    if (deliveryMode !== cart.deliveryMode) await saveDeliveryMode(ctx.db, cart.id, deliveryMode)
    return ok({ ...cart, deliveryMode, shipments })
  })
}

/** A shipment of the request, and the request's name for each of its receivers. */
type Delivery = ShipmentDeliveryInput & { at: string; nameOf: (index: number) => string }

/** SINGLE means the same receiver for everything that is sent by post. */
function toDeliveries({ shipments }: Order, { deliveryMode, receiver, shipments: asked }: SetDeliveryInput): Delivery[] {
  const single = deliveryMode === 'SINGLE' && receiver ? shipments.filter(({ kind }) => kind === 'PHYSICAL') : []
  const singles = single.map(({ id }) => ({
    shipmentId: id,
    receivers: [receiver as ReceiverInput],
    at: 'receiver',
    nameOf: () => 'receiver',
  }))
  const named = (asked ?? []).map((delivery, place) => ({
    ...delivery,
    at: `shipments.${place}`,
    nameOf: (index: number) => `shipments.${place}.receivers.${index}`,
  }))
  return [...singles, ...named]
}

/** A shipment that the request names twice would be split twice. */
function listRepeated(deliveries: readonly Delivery[]): ShopFailure[] {
  const isRepeated = ({ shipmentId }: Delivery, place: number) =>
    deliveries.findIndex((delivery) => delivery.shipmentId === shipmentId) !== place
  return deliveries.filter(isRepeated).map(({ at }) => ({ name: 'RECEIVERS_INVALID', parameter: `${at}.shipmentId` }))
}

type DatedDelivery = Delivery & { listDates: ListDates }

function checkDelivery(ctx: ShopContext, cart: Order, delivery: DatedDelivery): Result<Change, ShopFailure[]> {
  const { shipmentId, receivers: named, divideInto, at, nameOf, listDates } = delivery
  const shipment = cart.shipments.find(({ id }) => id === shipmentId)
  if (!shipment) return fail([{ name: 'SHIPMENT_UNKNOWN', parameter: `${at}.shipmentId` }])
  if (hasMoment(delivery) && !named && !divideInto) return checkMove(ctx, shipment, delivery)
  const receivers = named ?? []
  const count = divideInto ?? receivers.length
  if (count < 1 || count > MAX_RECEIVERS || (divideInto && named) || hasMoment(delivery)) {
    return fail([{ name: 'RECEIVERS_INVALID', parameter: `${at}.receivers` }])
  }
  if (shipment.packages.some(({ qty }) => qty % count !== 0)) {
    return fail([{ name: 'RECEIVERS_UNEVEN', parameter: `${at}.${divideInto ? 'divideInto' : 'receivers'}` }])
  }
  const parts = divideInto
    ? Array.from({ length: count }, () => ok(divide(shipment, count)))
    : receivers.map((receiver, index) => checkPart(ctx, shipment, { receiver, count, at: nameOf(index), listDates }))
  const failures = parts.flatMap((part) => (part.ok ? [] : part.failure))
  const [changed, ...rest] = parts.flatMap((part) => (part.ok ? [part.value] : []))
  if (!changed || failures.length > 0) return fail(failures)
  return ok({ changed, split: rest.map((part) => withNewIds(ctx, part)) })
}

/** A new delivery time for the same receiver. */
function checkMove(ctx: ShopContext, shipment: Shipment, delivery: DatedDelivery): Result<Change, ShopFailure[]> {
  const moment = checkMoment(ctx, delivery, { kind: shipment.kind, listDates: delivery.listDates })
  if (!moment.ok) return fail([{ ...moment.failure, parameter: `${delivery.at}.${moment.failure.parameter}` }])
  return ok({ changed: { ...shipment, ...moment.value }, split: [] })
}

function hasMoment({ deliverOn, deliverAt }: MomentInput): boolean {
  return deliverOn !== undefined || deliverAt !== undefined
}

/** Omitted fields of a receiver keep their value: the delivery time and the message. */
function checkPart(
  ctx: ShopContext,
  shipment: Shipment,
  { receiver, count, at, listDates }: { receiver: ReceiverInput; count: number; at: string; listDates: ListDates },
): Result<Shipment, ShopFailure[]> {
  const handover = checkHandover(ctx, receiver, { kind: shipment.kind, at, listDates })
  const message = receiver.message === undefined ? undefined : checkMessage(receiver.message || null)
  if (!handover.ok) return handover
  if (message && !message.ok) return fail([{ ...message.failure, parameter: `${at}.message` }])
  const { deliverAt, deliverOn } = hasMoment(receiver) ? handover.value : shipment
  const part = divide(shipment, count)
  const packages = message ? part.packages.map((one) => ({ ...one, message: message.value })) : part.packages
  return ok({ ...shipment, ...handover.value, deliverAt, deliverOn, packages })
}

function divide(shipment: Shipment, count: number): Shipment {
  if (count === 1) return shipment
  return { ...shipment, packages: shipment.packages.map((one): Package => ({ ...one, qty: one.qty / count })) }
}

function withNewIds({ ids }: ShopContext, shipment: Shipment): Shipment {
  return { ...shipment, id: ids.uuid(), packages: shipment.packages.map((one) => ({ ...one, id: ids.uuid() })) }
}

/** Returns all shipments after the change. */
async function saveChanges(ctx: ShopContext, cart: Order, changes: readonly Change[]): Promise<Shipment[]> {
  const unchanged = new Set(listPackages(cart))
  const changed = changes.map((change) => change.changed)
  const packages = changed.flatMap((shipment) => shipment.packages).filter((one) => !unchanged.has(one))
  await saveShipments(ctx.db, { shipments: changed, packages })
  const firstPosition = nextPosition(cart)
  const split = changes
    .flatMap((change) => change.split)
    .map((shipment, index) => ({ ...shipment, position: firstPosition + index }))
  await insertShipments(ctx.db, { orderId: cart.id, shipments: split })
  const changedOf = new Map(changed.map((shipment) => [shipment.id, shipment]))
  return [...cart.shipments.map((shipment) => changedOf.get(shipment.id) ?? shipment), ...split]
}
