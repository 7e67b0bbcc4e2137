import type { RegisterInput } from '../../generated/resolvers.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { findEmailConfirmationFailure } from '../../shared/validation/address.ts'
import { findNameFailure } from '../../shared/validation/names.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { checkPerson } from './check-person.ts'
import { IDENTIFY_PER_SOURCE } from './check-user-exist.ts'
import { createAccount } from './create-account.ts'
import { findEmailFailure } from './email-failure.ts'
import { listPasswordFailures } from './passwords/check-new-password.ts'
import type { ShopContext } from './shop-context.ts'

/** Spec §8, account creation. Reports all errors of the form at once. */
export async function registerUser(
  ctx: ShopContext,
  parts: AccountsParts,
  { input, captchaToken }: { input: RegisterInput; captchaToken: string },
): Promise<Result<void, ShopFailure[]>> {
  if (ctx.customer) return fail([{ name: 'ALREADY_LOGGED_IN' }])
  const failures = listFormFailures(input)
  if (failures.length > 0) return fail(failures)
  const person = await checkPerson(ctx, parts, { bucket: IDENTIFY_PER_SOURCE, captchaToken })
  if (!person.ok) return fail([person.failure])
  const created = await createAccount(ctx, parts, {
    email: input.email.trim(),
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    password: input.password,
    newsletter: input.newsletter ?? false,
  })
  return created.ok ? ok(undefined) : fail([created.failure])
}

function listFormFailures(input: RegisterInput): ShopFailure[] {
  const { firstName, lastName, email, emailConfirmation, password, passwordConfirmation } = input
  const names = { firstName: findNameFailure('firstName', firstName), lastName: findNameFailure('lastName', lastName) }
  const mismatch = emailConfirmation == null ? undefined : findEmailConfirmationFailure(email, emailConfirmation)
  const emailFailure = findEmailFailure(email)
  return [
    ...Object.entries(names).flatMap(([parameter, name]) => (name ? [{ name, parameter }] : [])),
    ...(emailFailure ? [emailFailure] : []),
    ...(mismatch ? [{ name: mismatch, parameter: 'emailConfirmation' }] : []),
    ...listPasswordFailures({ password, confirmation: passwordConfirmation, email: email.trim() }),
    ...(input.acceptTerms ? [] : [{ name: 'TERMS_REQUIRED' as const, parameter: 'acceptTerms' }]),
  ]
}
