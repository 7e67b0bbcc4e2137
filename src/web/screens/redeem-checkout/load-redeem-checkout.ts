import { redirect } from '@tanstack/react-router'
import { RedeemCheckoutDocument, type RedeemCheckoutQuery, type RedeemOrderFragment } from '#generated/documents.ts'
import { ROUTES } from '#shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type RedeemCheckoutData = RedeemCheckoutQuery & { redeemOrder: RedeemOrderFragment }

/** Without an open redeem order it redirects to the page where one is started. */
export async function loadRedeemCheckout(context: RouterContext): Promise<RedeemCheckoutData> {
  const loaded = await context.ask(RedeemCheckoutDocument, {})
  const { redeemOrder } = loaded
  // The path is already in the shop's language, so the router takes it as `href`; `to` is only there for its types.
  if (redeemOrder?.status !== 'OPEN') throw redirect({ to: '/', href: localPath(context, ROUTES.balance) })
  return { ...loaded, redeemOrder }
}
