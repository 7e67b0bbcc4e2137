import { withoutDay } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import {
  type AccountsParts,
  checkPerson,
  createAccount,
  IDENTIFY_PER_SOURCE,
  listPasswordFailures,
  type ShopContext,
  toBookAddress,
} from '../accounts/index.ts'
import { giveOrderToCustomer, type Order } from '../orders/index.ts'
import { findOwnOrder } from './own-order.ts'

/**
 * Spec §6: a guest makes an account of the order just placed, in the browser that placed it, by choosing a password. The answer shows who has an account
 * already, as registering does, so it is counted with it and needs a captcha. Only a paid order does without: nobody tests addresses at that price. An
 * exchange can be undone, so it costs nothing.
 */
export async function createAccountOnOrder(
  ctx: ShopContext,
  accounts: AccountsParts,
  { orderUuid, password, captchaToken }: { orderUuid: string; password: string; captchaToken?: string | null | undefined },
): Promise<Result<void, ShopFailure[]>> {
  if (ctx.customer) return fail([{ name: 'ALREADY_LOGGED_IN' }])
  const allowed = captchaToken
    ? await checkPerson(ctx, accounts, { bucket: IDENTIFY_PER_SOURCE, captchaToken })
    : await accounts.limits.consumeBySource(ctx, withoutDay(IDENTIFY_PER_SOURCE))
  if (!allowed.ok) return fail([allowed.failure])
  const order = await findOwnOrder(ctx, orderUuid)
  const isPaid = order?.status === 'COMPLETED' && order.kind !== 'REDEEM'
  if (order && !captchaToken && !isPaid) return fail([{ name: 'CAPTCHA_FAILED', parameter: 'captchaToken' }])
  const { email, firstName, lastName } = order?.billingAddress ?? {}
  if (!order?.billingAddress || !email || !firstName || !lastName)
    return fail([{ name: 'ORDER_UNKNOWN', parameter: 'orderUuid' }])
  const failures = listPasswordFailures({ password, email })
  if (failures.length > 0) return fail(failures)
  // A paid order is as good a proof as a captcha.
  const today = captchaToken ? ok(undefined) : await accounts.limits.consumeDay(ctx, IDENTIFY_PER_SOURCE)
  if (!today.ok) return fail([today.failure])
  const address = toFirstAddress(order.billingAddress, order.customerType)
  const profile = toProfile(order.billingAddress, order.customerType)
  const created = await createAccount(ctx, accounts, {
    email,
    firstName,
    lastName,
    password,
    newsletter: false,
    ...address,
    profile,
  })
  if (!created.ok) return fail([created.failure])
  await giveOrderToCustomer(ctx.db, order.id, created.value.customer.id)
  return ok(undefined)
}

/** The first of the address book; the buyer of a digital order was not asked for one. */
function toFirstAddress(billing: NonNullable<Order['billingAddress']>, customerType: Order['customerType']) {
  return billing.street ? { address: toBookAddress({ ...billing, customerType }) } : {}
}

/** Company details belong to business buyers only, as in the customer's profile. */
function toProfile(billing: NonNullable<Order['billingAddress']>, customerType: Order['customerType']) {
  const ofBusiness = customerType === 'BUSINESS' ? billing : {}
  return {
    customerType,
    phoneNumber: billing.phoneNumber ?? null,
    invoiceEmail: billing.invoiceEmail ?? null,
    companyName: ofBusiness.companyName ?? null,
    vatNumber: ofBusiness.vatNumber ?? null,
    kvkNumber: ofBusiness.kvkNumber ?? null,
  }
}
