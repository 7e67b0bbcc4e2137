/** Where the cookie question stands in the page: before the header. */
export const COOKIE_PLACE_ID = 'cookie-place'
