import { createHmac, type KeyObject } from 'node:crypto'

export type NewsletterTokens = { confirm: string; leave: string }

/**
 * The tokens of a subscription's links. They follow from its id and our key, so a mail that is sent a second time says the same as the first,
 * although the table stores only their hashes.
 */
export function newsletterTokens(key: KeyObject, subscriptionId: string): NewsletterTokens {
  const tokenFor = (purpose: string) => createHmac('sha256', key).update(`${purpose} ${subscriptionId}`).digest('base64url')
  return { confirm: tokenFor('confirm'), leave: tokenFor('leave') }
}
