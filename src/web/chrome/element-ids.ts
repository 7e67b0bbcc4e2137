/** The element before the header that the cookie question is rendered into. */
export const COOKIE_PLACE_ID = 'cookie-place'
/** The element that the notice about the visitor's country is rendered into. */
export const HEADER_ID = 'shop-header'
/** Elements of the footer's plain HTML that hydrate-footer.ts finds. */
export const FOOTER_ID = 'footer'
export const NEWSLETTER_ID = 'newsletter'
export const NEWSLETTER_FIELD_ID = 'newsletter-email'
