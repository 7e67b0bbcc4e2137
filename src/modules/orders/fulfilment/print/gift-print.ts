// oxlint-disable max-params -- a drawing takes its paper, its content, its words and where it starts
import { setImmediate } from 'node:timers/promises'
import { localeOf, routePath, type StorefrontContext, textsIn } from '#modules/storefronts/index.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import { type PricedPackage, priceOrder } from '../../price-order.ts'
import { balanceLink } from '../documents/balance-link.ts'
import { drawBarcode, drawQrCode } from '../documents/codes.ts'
import { drawPdf, INK, INK_SOFT, LINE, PAGE, type Paper } from '../documents/paper.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import type { GiftOfOrder } from '../gift.ts'
import { drawCardPicture } from '../mail/gift-pictures.ts'
import { createWriter } from '../mail/mail-parts.tsx'
import { giverOf } from '../mail/subject-name.ts'
import { type RevealedCard, readRevealedCards } from '../open-gift.ts'

/** The folder of printable gifts; the file's name is the token of the gift's link. */
export const PRINT_FOLDER = '/documents/gift/'

export function printPath(token: string): string {
  return `${PRINT_FOLDER}${token}.pdf`
}

const TEXTS = {
  title: { en: 'A gift from {giver}', nl: 'Een cadeau van {giver}' },
  titleUnnamed: { en: 'A gift for you', nl: 'Een cadeau voor jou' },
  titleMine: { en: 'A gift card', nl: 'Een cadeaubon' },
  receiver: { en: 'For {name}', nl: 'Voor {name}' },
  number: { en: 'Card number', nl: 'Kaartnummer' },
  pin: { en: 'PIN', nl: 'Pincode' },
  expires: { en: 'Valid up to and including', nl: 'Geldig tot en met' },
  donated: { en: '{amount} was given to {cause}.', nl: '{amount} is geschonken aan {cause}.' },
  balance: { en: 'Check the balance', nl: 'Bekijk het saldo' },
  where: { en: 'Where to spend it: {where}', nl: 'Waar je hem besteedt: {where}' },
  keep: {
    en: 'Anyone who has this page can spend the card. Keep it as safe as cash.',
    nl: 'Iedereen die deze pagina heeft, kan de kaart besteden. Bewaar hem net zo goed als contant geld.',
  },
} as const

const WIDTH = PAGE.width - 2 * PAGE.margin
const PICTURE_WIDTH = 260
const PICTURE_HEIGHT = 195
const BARCODE_WIDTH = 300
const BARCODE_HEIGHT = 56
const QR_WIDTH = 76
const CODE_GAP = 32

/** One page: a card or a donation, as shown on the gift's page. */
type Sheet = {
  one: PricedPackage
  /** A data URL, because the PDF library reuses a picture that has the same address. */
  picture: string | undefined
  card: RevealedCard | undefined
  /** The page of its product; undefined when the shop no longer sells it. */
  where: string | undefined
}
type Print = { shop: StorefrontContext; title: string; receiver: string | undefined }

/** An opened gift for printing, one page for each card: wrapper, message, number, PIN and bar code. */
export async function drawGiftPrint(shop: StorefrontContext, parts: FulfilmentParts, giftOfOrder: GiftOfOrder): Promise<Buffer> {
  const { order, shipment, gift } = giftOfOrder
  const text = textsIn(shop, TEXTS)
  const packages = (await priceOrder(shop, order)).packages.filter((priced) => priced.shipment.id === shipment.id)
  const sheets: Sheet[] = []
  for (const one of packages) sheets.push(...(await listSheets(shop, parts, giftOfOrder, one)))
  const isMine = shipment.receiverKind === 'ME'
  const giver = giverOf(order.billingAddress)
  const given = giver ? text('title', { giver }) : text('titleUnnamed')
  const title = isMine ? text('titleMine') : given
  const receiver = isMine ? undefined : deliveryAddressOf(order, shipment)?.firstName
  const about = {
    title,
    author: shop.storefront.name,
    language: localeOf(shop),
    date: gift.openedAt ?? order.createdAt,
    isLong: true,
  }
  return drawPdf(about, async (paper) => {
    for (const [index, sheet] of sheets.entries()) {
      // A gift may have ninety-nine pages, so other requests are answered in between.
      await setImmediate()
      if (index > 0) paper.addPage()
      drawSheet(paper, { shop, title, receiver }, sheet)
    }
  })
}

async function listSheets(
  shop: StorefrontContext,
  parts: FulfilmentParts,
  giftOfOrder: GiftOfOrder,
  one: PricedPackage,
): Promise<Sheet[]> {
  const drawn = await drawCardPicture(shop, one)
  const picture = drawn && `data:image/png;base64,${drawn.toString('base64')}`
  const cards = (await readRevealedCards(shop, parts, { ...giftOfOrder, package: one.package })) ?? []
  const slug = one.variation?.product.slug
  const where = slug && parts.originOf(shop.storefront) + routePath(shop, 'giftCard', slug)
  if (one.package.productType === 'DONATION') return [{ one, picture, card: undefined, where: undefined }]
  return cards.map((card) => ({ one, picture, card, where }))
}

function drawSheet(paper: Paper, { shop, title, receiver }: Print, { one, picture, card, where }: Sheet): void {
  const text = textsIn(shop, TEXTS)
  const centred = { width: WIDTH, align: 'center' } as const
  const write = (words: string, size: number, font: 'regular' | 'bold' = 'regular', gap = 6) =>
    paper
      .font(font)
      .fontSize(size)
      .text(words, PAGE.margin, paper.y + gap, centred)
  paper.y = PAGE.margin - 12
  paper.fillColor(INK_SOFT)
  write(shop.storefront.name, 11)
  paper.fillColor(INK)
  write(title, 24, 'bold')
  if (receiver) write(text('receiver', { name: receiver }), 14)
  if (picture) {
    const box = [PICTURE_WIDTH, PICTURE_HEIGHT] as [number, number]
    paper.image(picture, (PAGE.width - PICTURE_WIDTH) / 2, paper.y + 12, { fit: box, align: 'center' })
    // The PDF library does not move its position after a picture.
    paper.y += 12 + PICTURE_HEIGHT
  }
  if (one.package.message !== null) drawMessage(paper, one.package.message)
  const amount = createWriter(shop).money(shop.storefront.currency, one.package.valueMinor)
  if (!card) {
    const all = createWriter(shop).money(shop.storefront.currency, one.package.qty * one.package.valueMinor)
    write(text('donated', { amount: all, cause: one.package.title }), 16, 'bold', 18)
    return
  }
  write(one.package.title, 16, 'bold', 16)
  write(amount, 26, 'bold', 2)
  drawCodes(paper, shop, card)
  if (where) write(text('where', { where }), 10, 'regular', 12)
  paper.fillColor(INK_SOFT)
  write(text('keep'), 9, 'regular', 10)
  paper.fillColor(INK)
}

/** The message in its own frame, with the line breaks of its writer. */
function drawMessage(paper: Paper, message: string): void {
  const [x, width, top] = [PAGE.margin + 60, WIDTH - 120, paper.y + 14]
  paper.font('regular').fontSize(14)
  const height = paper.heightOfString(message, { width: width - 32, align: 'center' }) + 28
  paper.roundedRect(x, top, width, height, 10).lineWidth(1).strokeColor(LINE).stroke()
  paper.text(message, x + 16, top + 14, { width: width - 32, align: 'center' })
  paper.y = top + height
}

function drawCodes(paper: Paper, shop: StorefrontContext, card: NonNullable<Sheet['card']>): void {
  const text = textsIn(shop, TEXTS)
  const facts = [
    [text('number'), card.number.replace(/(\d{4})(?=\d)/g, '$1 ')],
    [text('pin'), card.pin],
    [text('expires'), createWriter(shop).day(card.expiresOn)],
  ] as const
  let y = paper.y + 12
  paper.fontSize(12)
  for (const [name, value] of facts) {
    paper
      .font('regular')
      .fillColor(INK_SOFT)
      .text(name, PAGE.margin + 60, y, { width: 150 })
    paper
      .font('bold')
      .fillColor(INK)
      .text(value, PAGE.margin + 215, y, { width: 220 })
    y += 19
  }
  const left = (PAGE.width - BARCODE_WIDTH - CODE_GAP - QR_WIDTH) / 2
  drawBarcode(paper, card.number, { x: left, y: y + 20, width: BARCODE_WIDTH, height: BARCODE_HEIGHT })
  drawQrCode(paper, balanceLink(shop, card.number), { x: left + BARCODE_WIDTH + CODE_GAP, y: y + 8, width: QR_WIDTH })
  paper
    .font('regular')
    .fontSize(8)
    .fillColor(INK_SOFT)
    .text(text('balance'), left + BARCODE_WIDTH + CODE_GAP - 20, y + 12 + QR_WIDTH, { width: QR_WIDTH + 40, align: 'center' })
  paper.fillColor(INK)
  paper.x = PAGE.margin
}
