import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { findEmailFailure } from '../../shared/validation/field-failures.ts'
import { isEmailTaken } from './accounts.store.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { checkPerson } from './check-person.ts'
import type { ShopContext } from './shop-context.ts'

/**
 * The specification allows us to reveal whether an address has an account, so the number of checks is limited. Registering and creating an account
 * for an order reveal the same, so they share this limit.
 */
export const IDENTIFY_PER_SOURCE: SourceBucket = { name: 'identify-source', points: 20, seconds: 10 * 60, alarmPerDay: 25_000 }

/** Spec §4, identify: true leads to login, false to ordering as a guest, null to registration. */
export async function checkUserExist(
  ctx: ShopContext,
  parts: AccountsParts,
  input: { email: string; captchaToken: string },
): Promise<Result<boolean | null, ShopFailure>> {
  const failure = findEmailFailure(input.email)
  if (failure) return fail({ name: failure, parameter: 'email' })
  const person = await checkPerson(ctx, parts, { bucket: IDENTIFY_PER_SOURCE, captchaToken: input.captchaToken })
  if (!person.ok) return person
  const [isTaken, ...carts] = await Promise.all([
    isEmailTaken(ctx.db, input.email.trim()),
    ...parts.hooks.map((hooks) => hooks.hasCart?.(ctx) ?? false),
  ])
  return ok(isTaken ? true : carts.some(Boolean) ? false : null)
}
