/** Where the cookie question stands in the page: before everything else. */
export const COOKIE_PLACE_ID = 'cookie-place'
