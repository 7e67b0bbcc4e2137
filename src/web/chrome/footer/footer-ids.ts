/** How the plain HTML of the footer is found again by what wakes it. */
export const FOOTER_ID = 'footer'
export const NEWSLETTER_ID = 'newsletter'
export const NEWSLETTER_FIELD_ID = 'newsletter-email'
