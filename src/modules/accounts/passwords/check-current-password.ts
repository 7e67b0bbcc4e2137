import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { readPasswordHash, type VerifiedPassword } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import type { Customer } from '../customer.ts'
import type { ShopContext } from '../shop-context.ts'
import { verifyPassword } from './hash-password.ts'
import { PASSWORDS_OF_OWN_DEVICES, QUARTER_HOUR } from './password-limits.ts'

/** The same number as for logins: one person with many accounts must not delay the logins of all others. */
const PASSWORDS_PER_SOURCE: SourceBucket = { name: 'current-password-source', points: 30, seconds: QUARTER_HOUR }

type Asked = { customer: Customer; password: string; parameter: string }

/**
 * Required before changes that an open browser alone must not allow; the caller locks the password first (`lockPassword`). Shares its counter with
 * logins from known devices, so a stolen session cannot be used to guess passwords. Correct passwords count too: only this limits a script of a
 * person who knows the password.
 */
export async function checkCurrentPassword(
  ctx: ShopContext,
  parts: AccountsParts,
  { customer, password, parameter }: Asked,
): Promise<Result<VerifiedPassword, ShopFailure>> {
  const source = await parts.limits.consumeBySource(ctx, PASSWORDS_PER_SOURCE)
  if (!source.ok) return source
  const allowed = await parts.limits.consume(ctx, PASSWORDS_OF_OWN_DEVICES, customer.email.toLowerCase())
  if (!allowed.ok) return allowed
  const passwordHash = await readPasswordHash(ctx.db, customer.id)
  const isRight = await verifyPassword(password, passwordHash)
  if (isRight && passwordHash) return ok({ userId: customer.id, passwordHash })
  await recordAccountEvent(ctx, parts, { event: 'PASSWORD_WRONG', accountId: customer.id })
  return fail({ name: 'PASSWORD_WRONG', parameter })
}
