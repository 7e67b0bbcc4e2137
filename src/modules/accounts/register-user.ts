import type { RegisterInput } from '../../generated/resolvers.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { findEmailConfirmationFailure } from '../../shared/validation/address.ts'
import { findEmailFailure, toFailures } from '../../shared/validation/field-failures.ts'
import { findNameFailure } from '../../shared/validation/names.ts'
import type { AccountsParts } from './accounts-parts.ts'
import { checkPerson } from './check-person.ts'
import { IDENTIFY_PER_SOURCE } from './check-user-exist.ts'
import { createAccount } from './create-account.ts'
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
  return [
    ...toFailures({
      firstName: findNameFailure('firstName', firstName),
      lastName: findNameFailure('lastName', lastName),
      email: findEmailFailure(email),
      emailConfirmation: emailConfirmation == null ? undefined : findEmailConfirmationFailure(email, emailConfirmation),
    }),
    ...listPasswordFailures({ password, confirmation: passwordConfirmation, email: email.trim() }),
    ...toFailures({ acceptTerms: input.acceptTerms ? undefined : 'TERMS_REQUIRED' }),
  ]
}
