import type { StorefrontContext } from '#modules/storefronts/index.ts'
import type { Image } from '#platform/art.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { PricedPackage } from '../../price-order.ts'
import { drawImage, drawWrappedCard, type Layers } from './wrapped-card.ts'

export type GiftPicture = { src: string; alt: string; attachment?: NonNullable<Mail['attachments']>[number] }

/** The card, in its wrapper if it has one; only the wrapper if the shop no longer sells the card. */
export async function listPictures(shop: StorefrontContext, one: PricedPackage, origin: string): Promise<GiftPicture[]> {
  const { art, storefront } = shop
  const remote = ({ url, alt }: Image) => ({ src: origin + url.href.replace(/\.svg$/, '.png'), alt })
  const { card, wrapperImage, layers } = findDrawings(shop, one)
  if (!layers) return [wrapperImage, card].flatMap((image) => (image ? remote(image) : []))
  const cid = `${one.package.id}@${storefront.host}`
  const content = await drawWrappedCard(art, layers)
  return [{ src: `cid:${cid}`, alt: `${card?.alt}, ${wrapperImage?.alt}`, attachment: { cid, filename: 'gift.png', content } }]
}

/** The same as a PNG, for printed documents; undefined when the shop no longer sells the card. */
export async function drawCardPicture(shop: StorefrontContext, one: PricedPackage): Promise<Buffer | undefined> {
  const { card, layers } = findDrawings(shop, one)
  if (layers) return drawWrappedCard(shop.art, layers)
  return card && drawImage(shop.art, card)
}

type Drawings = { card: Image | undefined; wrapperImage: Image | undefined; layers: Layers | undefined }

function findDrawings({ art }: StorefrontContext, { wrapper, variation }: PricedPackage): Drawings {
  const card = variation?.product.image ?? undefined
  const wrapperImage = wrapper && art.findImage(`wrappers/${wrapper.art}`, wrapper.title)
  if (!wrapper || !wrapperImage || !card) return { card, wrapperImage, layers: undefined }
  const back = art.readImage(`wrappers/${wrapper.art}-back`, '')
  const front = art.readImage(`wrappers/${wrapper.art}-front`, '')
  return { card, wrapperImage, layers: { back, card, front } }
}
