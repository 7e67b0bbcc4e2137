// oxlint-disable max-params -- a drawing takes its paper, its content, its words and where it starts
import bwipjs from 'bwip-js/node'
import { type BlankCard, type Giftcard, listGivenCards, listOrderBlankCards } from '#modules/giftcards/index.ts'
import { type StorefrontContext, textIn } from '#modules/storefronts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Order, Package } from '../../order.ts'
import { readOrder } from '../../orders.store.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import { type PricedPackage, priceOrder } from '../../price-order.ts'
import { writeAddressLines } from '../address-lines.ts'
import { balanceLink } from '../documents/balance-link.ts'
import { drawQrCode } from '../documents/codes.ts'
import { type Column, drawPdf, INK, INK_SOFT, PAGE, type Paper, rule, writeLines, writeRow } from '../documents/paper.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import type { Parcel } from '../gift.ts'
import { createWriter } from '../mail/mail-parts.tsx'
import { shopOfOrder } from '../shop-of-order.ts'

const TEXTS = {
  title: { en: 'Packing slip', nl: 'Pakbon' },
  order: { en: 'Order', nl: 'Bestelling' },
  leaves: { en: 'Leaves on', nl: 'Verzenden op' },
  carrier: { en: 'Carrier', nl: 'Vervoerder' },
  shipTo: { en: 'Ship to', nl: 'Bezorgadres' },
  item: { en: 'Into the parcel', nl: 'In het pakket' },
  qty: { en: 'Quantity', nl: 'Aantal' },
  value: { en: 'Value', nl: 'Waarde' },
  cards: { en: 'Cards ending in', nl: 'Kaarten eindigend op' },
  wrapper: { en: 'Wrapper', nl: 'Hoesje' },
  packing: { en: 'Gift box', nl: 'Geschenkverpakking' },
  balance: { en: 'Check a card’s balance', nl: 'Saldo van een kaart bekijken' },
  message: { en: 'Message to print', nl: 'Te printen boodschap' },
} as const

const COLUMNS: readonly Column[] = [
  { x: PAGE.margin, width: 250, align: 'left' },
  { x: PAGE.margin + 260, width: 50, align: 'right' },
  { x: PAGE.margin + 320, width: 60, align: 'right' },
  { x: PAGE.margin + 395, width: PAGE.width - 2 * PAGE.margin - 395, align: 'left' },
]

type Slip = {
  shop: StorefrontContext
  order: Order
  parcel: Parcel
  packages: readonly PricedPackage[]
  cards: readonly (Giftcard | BlankCard)[]
  barcode: Buffer
}

/** The contents of a parcel for the packer. Cards are shown by their last four digits, never by their whole number. */
export async function drawPackingSlip(ctx: Context, parts: Pick<FulfilmentParts, 'art'>, parcel: Parcel): Promise<Buffer> {
  const order = await readOrder(ctx.db, parcel.orderId)
  const shop = shopOfOrder(ctx, parts, order)
  const packages = (await priceOrder(shop, order)).packages.filter(({ shipment }) => parcel.shipmentIds.includes(shipment.id))
  const cards = [...(await listGivenCards(ctx.db, order.id)), ...(await listOrderBlankCards(ctx.db, order.id))]
  const barcode = await bwipjs.toBuffer({ bcid: 'code128', text: parcel.label, scale: 3, height: 12 })
  const title = `${textIn(shop.language, TEXTS.title)} ${parcel.label}`
  const date = order.completedAt ?? order.createdAt
  const slip = { shop, order, parcel, packages, cards, barcode }
  return drawPdf({ title, author: shop.storefront.name, language: createWriter(shop).locale, date }, (paper) =>
    drawSlip(paper, slip),
  )
}

function drawSlip(paper: Paper, slip: Slip): void {
  const { shop, order, parcel, packages, barcode } = slip
  const text = (name: keyof typeof TEXTS) => textIn(shop.language, TEXTS[name])
  const { day, locale } = createWriter(shop)
  paper
    .font('bold')
    .fontSize(18)
    .text(`${shop.storefront.name} · ${text('title')}`, PAGE.margin, PAGE.margin)
  paper.image(barcode, PAGE.width - PAGE.margin - 150, PAGE.margin, { width: 150 })
  paper.font('regular').fontSize(10)
  const facts = [
    `${text('order')} ${parcel.label}`,
    `${text('leaves')} ${day(parcel.shipOn)}`,
    `${text('carrier')}: ${parcel.carrier}`,
  ]
  let y = writeLines(paper, facts, { x: PAGE.margin, y: PAGE.margin + 40, width: 300 })
  const shipment = order.shipments.find(({ id }) => id === parcel.shipmentIds[0])
  const address = (shipment && deliveryAddressOf(order, shipment)) ?? {}
  const name = `${address.firstName ?? ''} ${address.lastName ?? ''}`.trim()
  paper
    .font('bold')
    .fontSize(12)
    .text(text('shipTo'), PAGE.margin, y + 20)
  paper.font('regular').fontSize(14)
  const lines = [...(address.companyName ? [address.companyName] : []), name, ...writeAddressLines(address, locale)]
  y = writeLines(paper, lines, { x: PAGE.margin, y: paper.y + 4, width: 350 })
  const right = PAGE.width - PAGE.margin - 150
  drawQrCode(paper, balanceLink(shop), { x: right + 45, y: PAGE.margin + 80, width: 60 })
  paper
    .font('regular')
    .fontSize(8)
    .text(text('balance'), right, PAGE.margin + 146, { width: 150, align: 'center' })
  paper.fontSize(10).font('bold')
  y = writeRow(paper, COLUMNS, [text('item'), text('qty'), text('value'), text('cards')], y + 28)
  paper.font('regular')
  for (const one of packages) y = drawPackage(paper, slip, one, y)
}

function drawPackage(paper: Paper, { shop, order, cards }: Slip, priced: PricedPackage, y: number): number {
  const text = (name: keyof typeof TEXTS) => textIn(shop.language, TEXTS[name])
  const { package: one, wrapper, giftPacking } = priced
  rule(paper, y)
  const value = createWriter(shop).money(order.currency, one.valueMinor)
  const lastFours = listLastFours(cards, one).join(', ')
  let top = writeRow(paper, COLUMNS, [one.title, String(one.qty), value, lastFours], y + 6)
  paper.fillColor(INK_SOFT)
  const extras = [
    wrapper && `${text('wrapper')}: ${wrapper.title}`,
    giftPacking && `${text('packing')}: ${giftPacking.title}`,
    one.message && `${text('message')}: ${one.message}`,
  ].filter((line) => typeof line === 'string')
  if (extras.length > 0) top = writeLines(paper, extras, { x: PAGE.margin, y: top - 4, width: 380 }) + 6
  paper.fillColor(INK)
  return top
}

function listLastFours(cards: Slip['cards'], { id }: Package): string[] {
  return cards.filter(({ packageId }) => packageId === id).map(({ lastFour }) => lastFour)
}
