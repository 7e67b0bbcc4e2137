/** The result of a newsletter form, as a parameter in the URL of the next page. */
export const NEWSLETTER_RESULTS = [
  'sent',
  'confirmed',
  'left',
  'expired',
  'limited',
  'required',
  'invalid',
  'reminders-stopped',
] as const

export type NewsletterResult = (typeof NEWSLETTER_RESULTS)[number]
