import { createHmac } from 'node:crypto'
import { hashToken } from '#platform/keys.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { ShopContext } from '../shop-context.ts'
import { type AccountLink, type LinkPurpose, saveLink } from './account-links.store.ts'

const MINUTE_MS = 60_000
/** How long a mail may lie unread. A link that opens an account lives an hour. */
const VALID_MS = { CONFIRM_EMAIL: 7 * 24 * 60 * MINUTE_MS, NEW_PASSWORD: 60 * MINUTE_MS } as const satisfies Record<
  LinkPurpose,
  number
>

/** Follows from the link's id and our key, so a mail that is sent twice says the same, although the table stores only the hash. */
export function linkToken(
  { keyFor }: Pick<AccountsParts, 'keyFor'>,
  { id, purpose }: Pick<AccountLink, 'id' | 'purpose'>,
): string {
  return createHmac('sha256', keyFor('accounts.link')).update(`${purpose} ${id}`).digest('base64url')
}

type NewLink = Pick<AccountLink, 'id' | 'userId' | 'purpose' | 'email' | 'storefront' | 'language'>

/** The newest link that confirms an address ends the older ones. Links to a new password all work: a stranger who asks for one ends none of the owner's. */
export async function makeLink(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  parts: AccountsParts,
  link: NewLink,
): Promise<void> {
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + VALID_MS[link.purpose])
  await saveLink(db, { ...link, tokenHash: hashToken(linkToken(parts, link)), createdAt, expiresAt })
}

/** What cannot be a token is not looked up. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
