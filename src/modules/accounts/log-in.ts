import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import { recordAccountEvent } from '../../platform/security-log/record-event.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { findEmailFailure } from '../../shared/validation/field-failures.ts'
import { findCredentials } from './accounts.store.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { checkPerson } from './check-person.ts'
import { verifyPassword } from './passwords/hash-password.ts'
import { PASSWORDS_OF_OWN_DEVICES, PASSWORDS_PER_ACCOUNT, QUARTER_HOUR } from './passwords/password-limits.ts'
import { isKnownDevice } from './sessions/known-device.ts'
import { startSession } from './sessions/start-session.ts'
import type { ShopContext } from './shop-context.ts'

/** All people in an office may share one IP address. */
const LOGINS_PER_SOURCE: SourceBucket = { name: 'login-source', points: 30, seconds: QUARTER_HOUR, alarmPerDay: 25_000 }

type LoginInput = { email: string; password: string; captchaToken: string }

/** An unknown address is counted, takes the same time and gets the same answer as a wrong password, so nobody can find out who has an account. */
export async function logIn(ctx: ShopContext, parts: AccountsParts, input: LoginInput): Promise<Result<void, ShopFailure>> {
  const { password, captchaToken } = input
  const email = input.email.trim()
  if (ctx.customer) return fail({ name: 'ALREADY_LOGGED_IN' })
  const failure = findEmailFailure(email)
  if (failure) return fail({ name: failure, parameter: 'email' })
  if (password === '') return fail({ name: 'PASSWORD_REQUIRED', parameter: 'password' })
  const person = await checkPerson(ctx, parts, { bucket: LOGINS_PER_SOURCE, captchaToken })
  if (!person.ok) return person
  const known = await findCredentials(ctx.db, email)
  const isKnown = isKnownDevice(ctx, parts, { email, passwordHash: known?.passwordHash ?? null })
  const bucket = isKnown ? PASSWORDS_OF_OWN_DEVICES : PASSWORDS_PER_ACCOUNT
  const allowed = await parts.limits.consume(ctx, bucket, email.toLowerCase())
  if (!allowed.ok) return allowed
  const isRight = await verifyPassword(password, known?.passwordHash)
  const isIn =
    known?.passwordHash && isRight && (await startSession(ctx, parts, { userId: known.id, passwordHash: known.passwordHash }))
  if (!isIn) {
    await recordAccountEvent(ctx, parts, { event: 'LOGIN_FAILED', accountId: known?.id })
    return fail({ name: 'LOGIN_WRONG', parameter: 'password' })
  }
  await parts.limits.returnPoint(ctx, bucket, email.toLowerCase())
  await recordAccountEvent(ctx, parts, { event: 'LOGIN', accountId: known.id })
  return ok(undefined)
}
