import type { Bucket, LimitFailure } from '#platform/rate-limits/limits.ts'
import type { Result } from '#shared/result.ts'
import { mailboxKey } from '#shared/validation/email.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { ShopContext } from '../shop-context.ts'

/** So that a stranger cannot flood somebody's mailbox. */
const MAILS_PER_ADDRESS: Bucket = { name: 'account-mail-address', points: 3, seconds: 60 * 60 }

/** Whether a mailbox that may be a stranger's gets one more mail; counts it. */
export function mayMail(ctx: ShopContext, { limits }: AccountsParts, email: string): Promise<Result<void, LimitFailure>> {
  return limits.consume(ctx, MAILS_PER_ADDRESS, mailboxKey(email))
}
