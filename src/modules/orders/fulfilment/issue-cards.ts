import type { Context } from '#platform/context.ts'
import { joinTransaction } from '#platform/db/in-transaction.ts'
import { addJobs, type NewJob } from '#platform/jobs/add-job.ts'
import { hashToken } from '#platform/keys.ts'
import { readPostalCarrier, shopCalendar } from '../../delivery/index.ts'
import { type CardUnit, issueBlankCard, issueUnits, postLedger } from '../../giftcards/index.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { activateOrder } from '../activation/activate-order.ts'
import { promisedSince } from '../arrival.ts'
import { CARDS_EACH, type Order, type Package } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { cardExpiry } from './card-expiry.ts'
import { insertDonation, lockFulfilment, saveIssued } from './fulfilment.store.ts'
import { giftJob, orderJob, SEND_CONFIRMATION, SEND_INVOICE } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { giftToken, orderToken } from './fulfilment-tokens.ts'
import type { NewGift } from './gifts.store.ts'
import { givenOn } from './given-on.ts'
import { insertParcel } from './packing/parcels.store.ts'
import { planParcels } from './packing/plan-parcels.ts'
import { shopOfOrder } from './shop-of-order.ts'

/** Issues everything that was bought, in one transaction and once per order, however often it is called. */
export async function issueCards(ctx: Context, parts: FulfilmentParts, orderId: string): Promise<void> {
  await joinTransaction(ctx, async (ctx) => {
    const fulfilment = await lockFulfilment(ctx.db, orderId)
    if (!fulfilment) throw new Error(`Order ${orderId} is not completed`)
    if (!fulfilment.issuedAt) await addJobs(ctx.db, await fulfilOrder(ctx, parts, await readOrder(ctx.db, orderId)))
  })
}

/** Creates cards, donations, gifts to mail and parcels to pack. Only one worker may do it for an order. Returns the jobs for its mails. */
export async function fulfilOrder(ctx: Context, parts: FulfilmentParts, order: Order): Promise<NewJob[]> {
  const { id: orderId } = order
  const shop = shopOfOrder(ctx, parts, order)
  if (order.kind === 'ACTIVATION') await activateOrder(shop, order)
  else await makePackages(shop, parts, order)
  await planPost(shop, order)
  const gifts = planGifts(shop, parts, order)
  await saveIssued(ctx.db, { orderId, tokenHash: hashToken(orderToken(parts, orderId)), gifts, now: ctx.clock.now() })
  // After the cards are issued, because the confirmation links to them.
  const { email, invoiceEmail } = order.billingAddress ?? {}
  const mails = invoiceEmail && invoiceEmail !== email ? [SEND_CONFIRMATION, SEND_INVOICE] : [SEND_CONFIRMATION]
  const giftJobs = gifts.map(({ shipmentId, sendAt }) => giftJob({ shipmentId, attempt: 1 }, sendAt))
  return [...giftJobs, ...mails.map((name) => orderJob(name, orderId))]
}

async function makePackages(shop: StorefrontContext, parts: FulfilmentParts, order: Order): Promise<void> {
  const today = { now: shop.clock.now(), calendar: shopCalendar(shop.storefront) }
  const units: CardUnit[] = []
  for (const shipment of order.shipments) {
    const day = givenOn(shipment, today)
    for (const one of shipment.packages) {
      const made = listUnits(order, one, cardExpiry(day, one.validityMonths))
      if (one.productType === 'DONATION') await donate(shop, order, one)
      else if (one.productType === 'GIFTCARD') units.push(...made)
      else for (const unit of made) await issueBlankCard(shop, parts, unit)
    }
  }
  if (units.length > 0) await issueUnits(shop, parts, units)
}

function listUnits({ id, storefront, currency }: Order, one: Package, expiresOn: string): CardUnit[] {
  const unit = { orderId: id, packageId: one.id, productId: one.productId, storefront }
  const value = { currency, minor: one.valueMinor }
  return Array.from({ length: countIssued(one) }, (_, index) => ({ ...unit, unitNo: index + 1, value, expiresOn }))
}

/** The number of cards to issue for a package. */
export function countIssued({ productType, qty }: Package): number {
  return productType === 'DONATION' ? 0 : qty * CARDS_EACH[productType]
}

/** No card is issued: the money goes to the good cause at once. */
async function donate({ db, clock }: StorefrontContext, order: Order, one: Package): Promise<void> {
  const { id: orderId, currency } = order
  const amountMinor = one.qty * one.valueMinor
  const { id: packageId, productId, qty } = one
  const isNew = await insertDonation(db, { packageId, orderId, productId, qty, amountMinor, currency, now: clock.now() })
  if (!isNew) return
  const entries = [
    { account: `order:${orderId}`, minor: -amountMinor },
    { account: `brand:${currency}`, minor: amountMinor },
  ] as const
  await postLedger(db, { key: `donate ${packageId}`, kind: 'donate', reference: orderId, currency, entries })
}

function planGifts({ clock }: StorefrontContext, parts: FulfilmentParts, order: Order): NewGift[] {
  const now = clock.now()
  // The buyer already holds the card.
  const digital = order.kind === 'ACTIVATION' ? [] : order.shipments.filter(({ kind }) => kind === 'DIGITAL')
  return digital.map(({ id: shipmentId, deliverAt }) => ({
    shipmentId,
    orderId: order.id,
    sendAt: deliverAt && deliverAt > now ? deliverAt : now,
    tokenHash: hashToken(giftToken(parts, { shipmentId, link: 1 })),
  }))
}

async function planPost({ db, clock, ids, storefront }: StorefrontContext, order: Order): Promise<void> {
  const now = clock.now()
  const since = promisedSince({ placedAt: order.placedAt, paidAt: order.completedAt ?? now })
  const planned = planParcels(order.shipments, { since, calendar: shopCalendar(storefront) })
  const carrier = readPostalCarrier(storefront.countryCode).name
  for (const [index, { shipmentIds, shipOn }] of planned.entries()) {
    const parcel = { id: ids.uuid(), orderId: order.id, position: index + 1, storefront: storefront.code, shipOn, carrier }
    await insertParcel(db, { ...parcel, shipmentIds, now })
  }
}
