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
 * Spec §6: a guest chooses a password and gets an account with the data of the order just placed, in the browser that placed it. The answer reveals
 * whether the address has an account, as registering does, so both share a limit and need a captcha. A paid order needs no captcha, because testing
 * addresses would be too expensive. An exchange does need one: it can be undone, so it costs nothing.
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
  // A paid order proves a person as well as a captcha does.
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

/** The first entry of the address book. A buyer of a digital order was not asked for an address. */
function toFirstAddress(billing: NonNullable<Order['billingAddress']>, customerType: Order['customerType']) {
  return billing.street ? { address: toBookAddress({ ...billing, customerType }) } : {}
}

/** Company details are stored only for business buyers, as in the customer's profile. */
function toProfile(billing: NonNullable<Order['billingAddress']>, customerType: Order['customerType']) {
  const business = customerType === 'BUSINESS' ? billing : {}
  return {
    customerType,
    phoneNumber: billing.phoneNumber ?? null,
    invoiceEmail: billing.invoiceEmail ?? null,
    companyName: business.companyName ?? null,
    vatNumber: business.vatNumber ?? null,
    kvkNumber: business.kvkNumber ?? null,
  }
}
