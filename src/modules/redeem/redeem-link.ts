import type { ShopContext } from '../accounts/index.ts'
import { isToken } from '../orders/index.ts'

/** The token that a redeem page was opened with, until startRedeem takes it. */
const LINK_COOKIE = 'redeem-link'
const LINK_SECONDS = 60 * 60

/** Reading a page changes nothing: the token moves from the address into a cookie, and a button starts with it. */
export function keepRedeemLink({ cookies }: Pick<ShopContext, 'cookies'>, token: string): void {
  if (isToken(token)) cookies?.set(LINK_COOKIE, token, { maxAgeSeconds: LINK_SECONDS })
}

/** Once. */
export function takeRedeemLink({ cookies }: Pick<ShopContext, 'cookies'>): string | undefined {
  const token = cookies?.read(LINK_COOKIE)
  if (token !== undefined) cookies?.clear(LINK_COOKIE)
  return token
}
