/**
 * Cookies next to those of the session and the cart, which scripts cannot read. They grant no access; they only save visitors without a session or a cart the
 * request for their profile or its content.
 */
export const SESSION_HINT_COOKIE = 'signed-in'
export const CART_HINT_COOKIE = 'has-cart'
