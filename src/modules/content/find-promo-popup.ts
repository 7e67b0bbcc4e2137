import type { StorefrontContext } from '../storefronts/index.ts'
import type { BannerBlock } from './block.ts'
import { findPageByKey } from './content.store.ts'

export type PromoPopup = { campaign: string; banner: BannerBlock }

/** The page "promo-popup" is the campaign: its path identifies the campaign, and its first banner is shown. */
export async function findPromoPopup(ctx: StorefrontContext): Promise<PromoPopup | undefined> {
  const page = await findPageByKey(ctx, 'promo-popup')
  const banner = page?.blocks.find((block) => block.blockType === 'BANNER')
  return page && banner && { campaign: page.path, banner }
}
