/** Ids by which hydrate-footer.ts finds the footer's plain HTML. */
export const FOOTER_ID = 'footer'
export const NEWSLETTER_ID = 'newsletter'
export const NEWSLETTER_FIELD_ID = 'newsletter-email'
