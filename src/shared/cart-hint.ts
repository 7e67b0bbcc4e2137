/**
 * Stands beside the cookie that opens the cart, which no script can read. It grants nothing: it only spares visitors who have put nothing into a
 * cart the question what is in it.
 */
export const CART_HINT_COOKIE = 'has-cart'
