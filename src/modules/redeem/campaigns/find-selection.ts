import { Refusal } from '#platform/graphql/refusal.ts'
import { hashToken } from '#platform/keys.ts'
import { isUuid } from '#shared/uuid.ts'
import { findOrder, findRedeemOrder, isToken, type Order } from '../../orders/index.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { findCampaign, readRedemption } from '../redeem.store.ts'

type Asked = { redeemToken: string | undefined; campaignSlug: string | undefined }

/** Which products a redeem page shows: none of them pays here. `slugs` narrows them to the selection of a company. */
export type Selection = { slugs: readonly string[] | undefined }

/** What the cards of a redeem order may buy, or what a company shows. Undefined when neither is asked for; throws a refusal when it is not known. */
export async function findSelection(
  ctx: StorefrontContext,
  { redeemToken, campaignSlug }: Asked,
): Promise<Selection | undefined> {
  const own = redeemToken === undefined ? undefined : await readCampaignOf(ctx, redeemToken)
  const slug = campaignSlug ?? own
  if (slug === undefined || slug === null) return redeemToken === undefined ? undefined : { slugs: undefined }
  return { slugs: (await findCampaign(ctx, slug))?.productSlugs ?? [] }
}

/** Null for an order without a campaign. */
async function readCampaignOf(ctx: StorefrontContext, redeemToken: string): Promise<string | null> {
  const order = await findByToken(ctx, Buffer.from(redeemToken, 'base64').toString('utf8'))
  if (order?.kind !== 'REDEEM' || order.storefront !== ctx.storefront.code) {
    throw new Refusal({ name: 'REDEEM_TOKEN_INVALID', parameter: 'userData.redeemToken' })
  }
  return (await readRedemption(ctx.db, order.id)).campaignSlug
}

/** By its id, which is all that a script of the page knows, or by the token that owns it. */
async function findByToken({ db, storefront }: StorefrontContext, token: string): Promise<Order | undefined> {
  if (isUuid(token)) return findOrder(db, token)
  return isToken(token) ? findRedeemOrder(db, { redeemHash: hashToken(token), storefront: storefront.code }) : undefined
}
