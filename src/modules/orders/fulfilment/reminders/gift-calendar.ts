import { findCardFailure, type Giftcard, listGivenCards } from '#modules/giftcards/index.ts'
import { localPath, type StorefrontContext, shopDay, textsIn } from '#modules/storefronts/index.ts'
import { ROUTES } from '#shared/paths.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import type { GiftOfOrder } from '../gift.ts'
import { createWriter } from '../mail/mail-parts.tsx'
import { giverOf } from '../mail/subject-name.ts'
import { writeCalendarFile } from './calendar-file.ts'
import { calendarDay } from './reminder-days.ts'

/** The folder of calendar downloads; the file's name is the token of the gift's link. */
export const CALENDAR_FOLDER = '/documents/reminder/'

export function calendarPath(token: string): string {
  return `${CALENDAR_FOLDER}${token}.ics`
}

const TEXTS = {
  title: { en: 'Spend your gift card: {cards}', nl: 'Besteed je cadeaubon: {cards}' },
  given: {
    en: 'Your gift from {giver} is valid up to and including {lastDay}. Open it with the link in your email.',
    nl: 'Je cadeau van {giver} is geldig tot en met {lastDay}. Open het met de link in je mail.',
  },
  own: {
    en: 'Your gift card is valid up to and including {lastDay}. Open it with the link in your email.',
    nl: 'Je cadeaubon is geldig tot en met {lastDay}. Open hem met de link in je mail.',
  },
} as const

type OfShipment = Pick<GiftOfOrder, 'order' | 'shipment'>

/** The cards of a gift that can still be spent. */
export async function listUsableCards(ctx: StorefrontContext, { order, shipment }: OfShipment): Promise<Giftcard[]> {
  const today = shopDay(ctx)
  const cards = await listGivenCards(ctx.db, order.id)
  return cards.filter(
    (card) => shipment.packages.some(({ id }) => id === card.packageId) && findCardFailure(card, today) === undefined,
  )
}

/** The last day of the first card to expire; undefined when no card can be spent. */
export async function findLastDay(ctx: StorefrontContext, giftOfOrder: OfShipment): Promise<string | undefined> {
  return (await listUsableCards(ctx, giftOfOrder)).map(({ expiresOn }) => expiresOn).sort()[0]
}

/** The entry contains no number and not the gift's link, because calendars are often shared. Undefined when no card can be spent. */
export async function writeGiftCalendar(
  shop: StorefrontContext,
  parts: FulfilmentParts,
  { order, shipment, gift }: GiftOfOrder,
): Promise<string | undefined> {
  const expiresOn = await findLastDay(shop, { order, shipment })
  if (!expiresOn) return undefined
  const text = textsIn(shop, TEXTS)
  const giver = shipment.receiverKind === 'ME' ? undefined : giverOf(order.billingAddress)
  const lastDay = createWriter(shop).day(expiresOn)
  const cards = [...new Set(shipment.packages.map(({ title }) => title))].join(', ')
  return writeCalendarFile({
    uid: `gift.${gift.shipmentId}@${shop.storefront.host}`,
    day: calendarDay(expiresOn, shopDay(shop)),
    title: text('title', { cards }),
    description: giver ? text('given', { giver, lastDay }) : text('own', { lastDay }),
    url: parts.originOf(shop.storefront) + localPath(shop, ROUTES.balance),
    writtenAt: shop.clock.now(),
  })
}
