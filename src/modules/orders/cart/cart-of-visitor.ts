import { hashToken } from '#platform/keys.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { inTurn } from '#platform/turns.ts'
import { CART_HINT_COOKIE } from '#shared/hint-cookies.ts'
import type { Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { Order } from '../order.ts'
import type { Owner } from '../orders.store.ts'
import { findCartOf, insertCart, lockCartOf, touchCartOf } from './cart.store.ts'

const CART_COOKIE = 'cart'
/** Its token gives access to one redeem order. */
const REDEEM_COOKIE = 'redeem'
/** A cart is deleted this long after its last change. */
export const CART_DAYS = 90
/** A cart is stored for months and may hold a hundred names and addresses, so new carts are limited. The limit is high, because many visitors may share one source. */
export const CARTS_PER_SOURCE: SourceBucket = { name: 'new-cart-source', points: 200, seconds: 60 * 60, alarmPerDay: 100_000 }
const TOKEN = /^[\w-]{43}$/

/** Identifies the carts that a request may access: those of the logged-in customer, or of the cookie. */
export function ownerOf({ customer, cookies }: ShopContext): Owner {
  const token = cookies?.read(CART_COOKIE)
  return {
    userId: customer?.id,
    tokenHash: token && TOKEN.test(token) ? hashToken(token) : undefined,
    redeemHash: redeemHashOf({ cookies }),
  }
}

/** The hash of the token of this browser's redeem order. */
export function redeemHashOf({ cookies }: Pick<ShopContext, 'cookies'>): Buffer | undefined {
  const token = cookies?.read(REDEEM_COOKIE)
  return token && TOKEN.test(token) ? hashToken(token) : undefined
}

/** Scripts cannot read this cookie. */
export function setRedeemCookie({ cookies }: Pick<ShopContext, 'cookies'>, token: string, days: number): void {
  cookies?.set(REDEEM_COOKIE, token, { maxAgeSeconds: days * 24 * 60 * 60 })
}

export function clearRedeemCookie({ cookies }: Pick<ShopContext, 'cookies'>): void {
  cookies?.clear(REDEEM_COOKIE)
}

/** Runs one change of a visitor's cart and orders at a time, see `inTurn`. A visitor without a cart does not wait. */
export function inVisitorTurn<T, F>(ctx: ShopContext, refusal: F, work: () => Promise<Result<T, F>>): Promise<Result<T, F>> {
  const { userId, tokenHash } = ownerOf(ctx)
  const visitor = userId ?? tokenHash?.toString('base64url')
  return visitor === undefined ? work() : inTurn(ctx, { key: `visitor ${visitor}`, refusal }, work)
}

/** The visitor's own cart. With an id, only that cart is returned, and another visitor's cart is not found. */
export async function findCart(ctx: ShopContext, orderUuid?: string | null): Promise<Order | undefined> {
  const cart = await findCartOf(ctx.db, { ...ownerOf(ctx), storefront: ctx.storefront.code })
  return orderUuid && orderUuid.toLowerCase() !== cart?.id ? undefined : cart
}

/** Locks the visitor's own cart in order to place or pay it. A second tab waits. */
export async function lockCart(ctx: ShopContext): Promise<Order | undefined> {
  return (await lockCartOf(ctx.db, { ...ownerOf(ctx), storefront: ctx.storefront.code }))?.order
}

/** Locks the visitor's own cart in order to change it. A second tab waits. */
export function touchOwnCart(ctx: ShopContext, owner = ownerOf(ctx)): Promise<Order | undefined> {
  const { language, clock, storefront } = ctx
  return touchCartOf(ctx.db, { ...owner, storefront: storefront.code }, { language, now: clock.now() })
}

export type OpenedCart = {
  cart: Order
  isNew: boolean
  /** The new token for the cookie, which is set after the transaction is committed. */
  token: string | undefined
}

/** The owner of a new cart, or of an order placed without a cart: the customer, or a guest with a token that only the browser knows. */
export function newOwnerOf(ctx: ShopContext, newToken = () => ctx.ids.token()): { owner: Owner; token: string | undefined } {
  if (ctx.customer) return { owner: { userId: ctx.customer.id, tokenHash: undefined }, token: undefined }
  const known = ctx.cookies?.read(CART_COOKIE)
  const token = known && TOKEN.test(known) ? known : newToken()
  return { owner: { userId: undefined, tokenHash: hashToken(token) }, token }
}

/** The visitor's own cart, or a new one. */
export async function openCart(ctx: ShopContext): Promise<OpenedCart> {
  const cart = await touchOwnCart(ctx)
  const known = ctx.cookies?.read(CART_COOKIE)
  const isGuest = ctx.customer === undefined
  if (cart) return { cart, isNew: false, token: isGuest ? known : undefined }
  const { owner, token } = newOwnerOf(ctx)
  const { storefront, language } = ctx
  const { code, currency } = storefront
  const id = ctx.ids.uuid()
  const made = await insertCart(ctx.db, { ...owner, id, storefront: code, language, currency, now: ctx.clock.now() })
  // Another tab may have created the cart first: then wait for its lock and use that cart.
  const opened = made ?? (await touchOwnCart(ctx, owner))
  if (!opened) throw new Error('The cart was placed while it was being opened')
  return { cart: opened, isNew: made !== undefined, token }
}

/** Every change extends the lifetime of the cart, so the cookie is extended too. */
export function renewCartCookie(ctx: ShopContext): void {
  setCartCookie(ctx, ctx.customer ? undefined : ctx.cookies?.read(CART_COOKIE))
}

/** A customer's cart needs no token, only the hint. */
export function setCartCookie({ cookies }: ShopContext, token: string | undefined): void {
  const maxAgeSeconds = CART_DAYS * 24 * 60 * 60
  if (token !== undefined) cookies?.set(CART_COOKIE, token, { maxAgeSeconds })
  cookies?.set(CART_HINT_COOKIE, '1', { maxAgeSeconds, isHint: true })
}

/** Called at logout, so that the next person at this computer starts with an empty cart and does not see a gift card. */
export function clearCartCookie({ cookies }: ShopContext): void {
  clearRedeemCookie({ cookies })
  cookies?.clear(CART_COOKIE)
  cookies?.clear(CART_HINT_COOKIE)
}
