import { createHmac, type KeyObject } from 'node:crypto'

export type NewsletterTokens = { confirm: string; unsubscribe: string }

/** The tokens of a subscription's links, derived from its id and a secret key. So a mail that is sent twice holds the same links, although the table stores only their hashes. */
export function newsletterTokens(key: KeyObject, subscriptionId: string): NewsletterTokens {
  const tokenFor = (purpose: string) => createHmac('sha256', key).update(`${purpose} ${subscriptionId}`).digest('base64url')
  return { confirm: tokenFor('confirm'), unsubscribe: tokenFor('unsubscribe') }
}
