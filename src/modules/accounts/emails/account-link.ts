import { createHmac } from 'node:crypto'
import { hashToken } from '#platform/keys.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { ShopContext } from '../shop-context.ts'
import { type AccountLink, type LinkPurpose, saveLink } from './account-links.store.ts'

const MINUTE_MS = 60_000
/** How long a link works after it was sent. A link that opens an account works for an hour. */
const VALID_MS = { CONFIRM_EMAIL: 7 * 24 * 60 * MINUTE_MS, NEW_PASSWORD: 60 * MINUTE_MS } as const satisfies Record<
  LinkPurpose,
  number
>

/** Derived from the link's id and a secret key. So a mail that is sent twice holds the same link, although the table stores only the hash. */
export function linkToken(
  { keyFor }: Pick<AccountsParts, 'keyFor'>,
  { id, purpose }: Pick<AccountLink, 'id' | 'purpose'>,
): string {
  return createHmac('sha256', keyFor('accounts.link')).update(`${purpose} ${id}`).digest('base64url')
}

type NewLink = Pick<AccountLink, 'id' | 'userId' | 'purpose' | 'email' | 'storefront' | 'language'>

/** A new link to confirm an address replaces the older ones. All links to a new password keep working, so a stranger who requests one cannot disable the owner's link. */
export async function makeLink(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  parts: AccountsParts,
  link: NewLink,
): Promise<void> {
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + VALID_MS[link.purpose])
  await saveLink(db, { ...link, tokenHash: hashToken(linkToken(parts, link)), createdAt, expiresAt })
}

/** Text that cannot be a token is not looked up. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
