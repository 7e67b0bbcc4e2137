import type { ProfileInput } from '#generated/resolvers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import { inTurn, TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { findKvkFailure, findPhoneFailure } from '#shared/validation/address.ts'
import { findEmailFailure, toFailures } from '#shared/validation/field-failures.ts'
import { findNameFailure } from '#shared/validation/names.ts'
import { findVatNumberFailure, toVatNumber } from '#shared/validation/vat-number.ts'
import { type Profile, readCustomer, saveProfile } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { CHANGES_PER_ACCOUNT } from '../change-limit.ts'
import type { Customer } from '../customer.ts'
import type { ShopContext } from '../shop-context.ts'

/** Omitted fields stay unchanged. Business fields are deleted when the customer is no longer a business. */
export async function updateProfile(
  ctx: ShopContext,
  parts: AccountsParts,
  input: ProfileInput,
): Promise<Result<Customer, ShopFailure[]>> {
  const { customer, storefront } = ctx
  if (!customer) return fail([{ name: 'NOT_LOGGED_IN' }])
  const profile = merge(customer, input)
  const failures = listProfileFailures(profile, storefront.countryCode)
  if (failures.length > 0) return fail(failures)
  const allowed = await parts.limits.consume(ctx, CHANGES_PER_ACCOUNT, customer.id)
  if (!allowed.ok) return fail([allowed.failure])
  return inTurn(ctx, { key: `visitor ${customer.id}`, refusal: [TOO_MANY_AT_ONCE] }, () =>
    inTransaction(ctx, async (ctx) => {
      await saveProfile(ctx.db, customer.id, profile)
      if (isChanged(customer, profile)) await recordAccountEvent(ctx, parts, { event: 'PROFILE_CHANGED', accountId: customer.id })
      return ok(await readCustomer(ctx.db, customer.id))
    }),
  )
}

function isChanged(customer: Customer, profile: Profile): boolean {
  return Object.entries(profile).some(([field, value]) => customer[field as keyof Profile] !== value)
}

function merge(customer: Customer, input: ProfileInput): Profile {
  const optional = (field: Exclude<keyof ProfileInput, 'customerType'> & keyof Profile) =>
    input[field] === undefined ? customer[field] : input[field]?.trim() || null
  const customerType = input.customerType ?? customer.customerType
  const isBusiness = customerType === 'BUSINESS'
  const vatNumber = optional('vatNumber')
  return {
    firstName: optional('firstName') ?? '',
    lastName: optional('lastName') ?? '',
    phoneNumber: optional('phoneNumber'),
    invoiceEmail: optional('invoiceEmail'),
    customerType,
    companyName: isBusiness ? optional('companyName') : null,
    vatNumber: isBusiness && vatNumber ? toVatNumber(vatNumber) : null,
    kvkNumber: isBusiness ? optional('kvkNumber') : null,
  }
}

function listProfileFailures(profile: Profile, countryCode: string): ShopFailure[] {
  const { firstName, lastName, phoneNumber, invoiceEmail, customerType, companyName, vatNumber, kvkNumber } = profile
  return toFailures({
    companyName: customerType === 'BUSINESS' ? findNameFailure('companyName', companyName ?? '') : undefined,
    firstName: findNameFailure('firstName', firstName),
    lastName: findNameFailure('lastName', lastName),
    phoneNumber: findPhoneFailure(phoneNumber ?? '', false),
    vatNumber: vatNumber ? findVatNumberFailure(vatNumber, countryCode) : undefined,
    kvkNumber: findKvkFailure(kvkNumber ?? '', countryCode, false),
    invoiceEmail: invoiceEmail ? findEmailFailure(invoiceEmail) : undefined,
  })
}
