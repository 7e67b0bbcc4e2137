import { cardBalance, type Giftcard, readCardSecrets } from '#modules/giftcards/index.ts'
import { endOfShopDay, readToken, routePath, type StorefrontContext, shopDay, textsIn } from '#modules/storefronts/index.ts'
import type { Pass } from '#platform/wallet/wallet.ts'
import { toApiMoney } from '#shared/money.ts'
import type { Package } from '../../order.ts'
import { readPricedPackage } from '../../price-order.ts'
import { balanceLink } from '../documents/balance-link.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import type { GiftOfOrder } from '../gift.ts'
import { createWriter } from '../mail/mail-parts.tsx'
import { giverOf } from '../mail/subject-name.ts'
import { drawImage } from '../mail/wrapped-card.ts'
import { listUsableCards } from '../reminders/gift-calendar.ts'

/** The folder of cards for phone wallets; the file's name is the token of the gift's link and the card's id. */
export const PASS_FOLDER = '/documents/wallet/'

export function passPath(token: string, cardId: string): string {
  return `${PASS_FOLDER}${token}/${cardId}.pkpass`
}

const TEXTS = {
  description: { en: 'Gift card: {card}', nl: 'Cadeaubon: {card}' },
  balance: { en: 'Balance on {day}', nl: 'Saldo op {day}' },
  card: { en: 'Gift card', nl: 'Cadeaubon' },
  giver: { en: 'From', nl: 'Van' },
  expires: { en: 'Valid up to and including', nl: 'Geldig tot en met' },
  number: { en: 'Card number', nl: 'Kaartnummer' },
  pin: { en: 'PIN', nl: 'Pincode' },
  pinPlace: {
    en: 'For your safety the PIN is not on this card. You find it in your gift: open it with the link in your email.',
    nl: 'Voor je veiligheid staat de pincode niet op deze kaart. Je vindt hem in je cadeau: open het met de link in je mail.',
  },
  today: { en: 'The balance today', nl: 'Het saldo van vandaag' },
  where: { en: 'Where to spend it', nl: 'Waar je hem besteedt' },
} as const

/** In points; the picture is rendered for the phone's screen. A logo may be at most 160 × 50. */
const ICON_WIDTH = 29
const LOGO = { width: 160, height: 50 }
const SCALES = [1, 2, 3]

/**
 * A card of an opened gift for a phone wallet. It contains the number, as a bar code for the till, and never the PIN: wallets are copied to other
 * devices and shown on locked screens. Undefined when the card cannot be spent.
 */
export async function writeGiftPass(
  shop: StorefrontContext,
  parts: FulfilmentParts,
  { giftOfOrder, cardId }: { giftOfOrder: GiftOfOrder; cardId: string },
): Promise<Buffer | undefined> {
  const card = (await listUsableCards(shop, giftOfOrder)).find(({ id }) => id === cardId)
  const one = giftOfOrder.shipment.packages.find(({ id }) => id === card?.packageId)
  if (!card || !one || !parts.wallet?.canSign(shop.clock.now())) return undefined
  return parts.wallet.writePass(await writePass(shop, parts, { giftOfOrder, card, one }), await drawPictures(shop))
}

type CardOfGift = { giftOfOrder: GiftOfOrder; card: Giftcard; one: Package }

async function writePass(
  shop: StorefrontContext,
  parts: FulfilmentParts,
  { giftOfOrder: { order, shipment }, card, one }: CardOfGift,
): Promise<Pass> {
  const { storefront } = shop
  const text = textsIn(shop, TEXTS)
  const { day } = createWriter(shop)
  const { number } = await readCardSecrets(shop, parts, card.id)
  const left = await readShownBalance(shop, card)
  const giver = shipment.receiverKind === 'ME' ? undefined : giverOf(order.billingAddress)
  const shown = number.replace(/(\d{4})(?=\d)/g, '$1 ')
  const where = await findWhere(shop, parts, { order, one })
  return {
    serialNumber: card.id,
    organizationName: storefront.name,
    description: text('description', { card: one.title }),
    sharingProhibited: true,
    expirationDate: endOfShopDay(storefront, card.expiresOn).toISOString(),
    ...listColours(storefront),
    barcodes: [{ format: 'PKBarcodeFormatCode128', message: number, messageEncoding: 'iso-8859-1', altText: shown }],
    storeCard: {
      headerFields: [],
      primaryFields: [
        { key: 'balance', label: text('balance', { day: day(shopDay(shop)) }), value: left.value, currencyCode: left.currency },
      ],
      secondaryFields: [
        { key: 'card', label: text('card'), value: one.title },
        ...(giver ? [{ key: 'giver', label: text('giver'), value: giver }] : []),
      ],
      auxiliaryFields: [{ key: 'expires', label: text('expires'), value: day(card.expiresOn) }],
      backFields: [
        { key: 'number', label: text('number'), value: shown },
        { key: 'pin', label: text('pin'), value: text('pinPlace') },
        { key: 'today', label: text('today'), value: balanceLink(shop, number) },
        ...(where ? [{ key: 'where', label: text('where'), value: where }] : []),
      ],
    },
  }
}

/** The balance as shown on the page, including amounts that a checkout holds. */
async function readShownBalance({ db }: StorefrontContext, { id }: Giftcard) {
  const { available, held } = await cardBalance(db, id)
  return toApiMoney({ ...available, minor: available.minor + held.minor })
}

function listColours(storefront: StorefrontContext['storefront']) {
  return {
    backgroundColor: readToken(storefront, '--color-ground'),
    foregroundColor: readToken(storefront, '--color-ink'),
    labelColor: readToken(storefront, '--color-ink-soft'),
  }
}

/** The page of its product; undefined when the shop no longer sells it. */
async function findWhere(
  shop: StorefrontContext,
  { originOf }: FulfilmentParts,
  { order, one }: Pick<GiftOfOrder, 'order'> & { one: Package },
): Promise<string | undefined> {
  const slug = (await readPricedPackage(shop, { order, package: one })).variation?.product.slug
  return slug && originOf(shop.storefront) + routePath(shop, 'giftCard', slug)
}

async function drawPictures({ art, storefront }: StorefrontContext): Promise<Record<string, Buffer>> {
  const icon = art.readImage(`logos/${storefront.code}-icon`, '')
  const logo = art.readImage(storefront.assets.logo, '')
  const logoWidth = Math.min(LOGO.width, (LOGO.height * logo.width) / logo.height)
  const pictures: Record<string, Buffer> = {}
  for (const scale of SCALES) {
    const size = scale === 1 ? '' : `@${scale}x`
    pictures[`icon${size}.png`] = await drawImage(art, icon, ICON_WIDTH * scale)
    pictures[`logo${size}.png`] = await drawImage(art, logo, Math.floor(logoWidth * scale))
  }
  return pictures
}
