import { Refusal } from '#platform/graphql/refusal.ts'
import { hashToken } from '#platform/keys.ts'
import { isUuid } from '#shared/uuid.ts'
import { findOrder, findRedeemOrder, isToken, type Order } from '../../orders/index.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { findCampaign, readRedemption } from '../redeem.store.ts'

type Asked = { redeemToken: string | undefined; campaignSlug: string | undefined }

/** The products of a redeem page; none of them can pay in this shop. `slugs` limits them to a company's selection. */
export type Selection = { slugs: readonly string[] | undefined }

/**
 * The products that the cards of a redeem order can be exchanged for, or that a company shows. Undefined when neither is requested; throws a refusal
 * for an unknown token or company.
 */
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

/** Finds the order by its id, which is all that a script of the page knows, or by its token. */
async function findByToken({ db, storefront }: StorefrontContext, token: string): Promise<Order | undefined> {
  if (isUuid(token)) return findOrder(db, token)
  return isToken(token) ? findRedeemOrder(db, { redeemHash: hashToken(token), storefront: storefront.code }) : undefined
}
