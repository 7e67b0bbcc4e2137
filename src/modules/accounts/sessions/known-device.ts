import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountsParts } from '../accounts-parts.ts'
import type { ShopContext } from '../shop-context.ts'
import { COOKIE_SECONDS } from './session.ts'

const DEVICE_COOKIE = 'device'

type Keys = Pick<AccountsParts, 'keyFor'>
type Account = { email: string; passwordHash: string | null }

/** Somebody has logged in to the account with this browser before, and has not deleted its cookies. It opens nothing. */
export function isKnownDevice({ cookies }: ShopContext, keys: Keys, account: Account): boolean {
  const [nonce = '', signature = ''] = cookies?.read(DEVICE_COOKIE)?.split('.') ?? []
  const expected = Buffer.from(sign(keys, account, nonce))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Names the account that was opened last: its address stands in the cookie as part of a signature only. */
export function rememberDevice({ cookies, ids }: ShopContext, keys: Keys, account: Account): void {
  const nonce = ids.token()
  cookies?.set(DEVICE_COOKIE, `${nonce}.${sign(keys, account, nonce)}`, { maxAgeSeconds: COOKIE_SECONDS })
}

export function forgetDevice({ cookies }: ShopContext): void {
  cookies?.clear(DEVICE_COOKIE)
}

/** With another password it is another account to the cookie: somebody who knew the old one is a stranger again. */
function sign({ keyFor }: Keys, { email, passwordHash }: Account, nonce: string): string {
  return createHmac('sha256', keyFor('accounts.device'))
    .update(`${email.toLowerCase()} ${nonce} ${passwordHash}`)
    .digest('base64url')
}
