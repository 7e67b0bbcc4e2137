/** What became of a newsletter form, told by the address of the page it leads to. */
export const NEWSLETTER_RESULTS = ['sent', 'confirmed', 'left', 'expired', 'limited', 'required', 'invalid'] as const

export type NewsletterResult = (typeof NEWSLETTER_RESULTS)[number]
