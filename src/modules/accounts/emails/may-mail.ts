import type { Bucket, LimitFailure } from '#platform/rate-limits/limits.ts'
import type { Result } from '#shared/result.ts'
import { mailboxKey } from '#shared/validation/email.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { ShopContext } from '../shop-context.ts'

/** Prevents a stranger from flooding a mailbox. */
const MAILS_PER_ADDRESS: Bucket = { name: 'account-mail-address', points: 3, seconds: 60 * 60 }

/** Counts a mail to an address that may belong to a stranger, and says whether it may be sent. */
export function mayMail(ctx: ShopContext, { limits }: AccountsParts, email: string): Promise<Result<void, LimitFailure>> {
  return limits.consume(ctx, MAILS_PER_ADDRESS, mailboxKey(email))
}
