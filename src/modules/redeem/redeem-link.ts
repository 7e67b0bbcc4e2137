import type { ShopContext } from '../accounts/index.ts'
import { isToken } from '../orders/index.ts'

/** The token with which a redeem page was opened, until startRedeem uses it. */
const LINK_COOKIE = 'redeem-link'
const LINK_SECONDS = 60 * 60

/** Opening a page must not change anything, so the token is moved from the address to a cookie, and the page's button uses it. */
export function storeRedeemLink({ cookies }: Pick<ShopContext, 'cookies'>, token: string): void {
  if (isToken(token)) cookies?.set(LINK_COOKIE, token, { maxAgeSeconds: LINK_SECONDS })
}

/** Returns the token once and deletes the cookie. */
export function takeRedeemLink({ cookies }: Pick<ShopContext, 'cookies'>): string | undefined {
  const token = cookies?.read(LINK_COOKIE)
  if (token !== undefined) cookies?.clear(LINK_COOKIE)
  return token
}
