/**
 * A cookie next to the cart's own cookie, which scripts cannot read. It grants no access; it only saves visitors without a cart the request for its content.
 */
export const CART_HINT_COOKIE = 'has-cart'
