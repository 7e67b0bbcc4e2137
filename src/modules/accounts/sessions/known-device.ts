import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountsParts } from '../accounts-parts.ts'
import type { ShopContext } from '../shop-context.ts'
import { COOKIE_SECONDS } from './session.ts'

const DEVICE_COOKIE = 'device'

type Keys = Pick<AccountsParts, 'keyFor'>

/** Somebody has logged in to the account with this browser before, and has not deleted its cookies. It opens nothing. */
export function isKnownDevice({ cookies }: ShopContext, keys: Keys, email: string): boolean {
  const [nonce = '', signature = ''] = cookies?.read(DEVICE_COOKIE)?.split('.') ?? []
  const expected = Buffer.from(sign(keys, email, nonce))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Of the account that was opened last: its address stands in the cookie as part of a signature only. */
export function rememberDevice({ cookies, ids }: ShopContext, keys: Keys, email: string): void {
  const nonce = ids.token()
  cookies?.set(DEVICE_COOKIE, `${nonce}.${sign(keys, email, nonce)}`, { maxAgeSeconds: COOKIE_SECONDS })
}

export function forgetDevice({ cookies }: ShopContext): void {
  cookies?.clear(DEVICE_COOKIE)
}

function sign({ keyFor }: Keys, email: string, nonce: string): string {
  return createHmac('sha256', keyFor('accounts.device')).update(`${email.toLowerCase()} ${nonce}`).digest('base64url')
}
