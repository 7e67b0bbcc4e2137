import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountsParts } from '../accounts-parts.ts'
import type { ShopContext } from '../shop-context.ts'
import { COOKIE_SECONDS } from './session.ts'

const DEVICE_COOKIE = 'device'

type Keys = Pick<AccountsParts, 'keyFor'>
type Account = { email: string; passwordHash: string | null }

/** True when this browser logged in to the account before and still has its cookie. The cookie gives no access. */
export function isKnownDevice({ cookies }: ShopContext, keys: Keys, account: Account): boolean {
  const [nonce = '', signature = ''] = cookies?.read(DEVICE_COOKIE)?.split('.') ?? []
  const expected = Buffer.from(sign(keys, account, nonce))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Stores the last account of this browser. The cookie holds the address only as a part of a signature. */
export function rememberDevice({ cookies, ids }: ShopContext, keys: Keys, account: Account): void {
  const nonce = ids.token()
  cookies?.set(DEVICE_COOKIE, `${nonce}.${sign(keys, account, nonce)}`, { maxAgeSeconds: COOKIE_SECONDS })
}

export function forgetDevice({ cookies }: ShopContext): void {
  cookies?.clear(DEVICE_COOKIE)
}

/** The password hash is signed too: after a password change, a browser that only knew the old password is unknown again. */
function sign({ keyFor }: Keys, { email, passwordHash }: Account, nonce: string): string {
  return createHmac('sha256', keyFor('accounts.device'))
    .update(`${email.toLowerCase()} ${nonce} ${passwordHash}`)
    .digest('base64url')
}
