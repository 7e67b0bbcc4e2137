/** The element before the header that the cookie question is rendered into. */
export const COOKIE_PLACE_ID = 'cookie-place'
