import type { Image } from '../../../../platform/art.ts'
import type { Mail } from '../../../../platform/mail/mailer.ts'
import type { StorefrontContext } from '../../../storefronts/index.ts'
import type { PricedPackage } from '../../price-order.ts'
import { drawWrappedCard } from './wrapped-card.ts'

export type GiftPicture = { src: string; alt: string; attachment?: NonNullable<Mail['attachments']>[number] }

/** The card, in its wrapper if it has one; only the wrapper if the shop no longer sells the card. */
export async function listPictures(
  { art, storefront }: StorefrontContext,
  one: PricedPackage,
  origin: string,
): Promise<GiftPicture[]> {
  const { wrapper, variation, package: bought } = one
  const remote = ({ url, alt }: Image) => ({ src: origin + url.href.replace(/\.svg$/, '.png'), alt })
  const card = variation?.product.image
  const sleeve = wrapper && art.findImage(`wrappers/${wrapper.art}`, wrapper.title)
  if (!wrapper || !sleeve || !card) return [sleeve, card].flatMap((image) => (image ? remote(image) : []))
  const back = art.readImage(`wrappers/${wrapper.art}-back`, '')
  const front = art.readImage(`wrappers/${wrapper.art}-front`, '')
  const cid = `${bought.id}@${storefront.host}`
  const content = await drawWrappedCard(art, { back, card, front })
  return [{ src: `cid:${cid}`, alt: `${card.alt}, ${sleeve.alt}`, attachment: { cid, filename: 'gift.png', content } }]
}
