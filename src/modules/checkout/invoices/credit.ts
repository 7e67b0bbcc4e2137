import { createCounter } from '#platform/metrics.ts'
import { type Money, toMinor } from '#shared/money.ts'
import { toFullVatNumber } from '#shared/validation/vat-number.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { OrderAddress } from '../../orders/index.ts'
import { type Storefront, shopDay } from '../../storefronts/index.ts'
import { findOwnOrder } from '../own-order.ts'
import { type ApprovedCompany, findCompanyOfMember, lockCompany } from './approved-companies.store.ts'
import { hasUnpaidInvoice, lockCreditDay, markAlarmed, readGivenMinor, readUnpaidMinor } from './invoice-debts.store.ts'

const creditGiven = createCounter({
  name: 'credit_given_minor_total',
  help: 'What left the shop on credit, in minor units of the currency.',
  labelNames: ['storefront', 'currency'],
})

const creditCapsReached = createCounter({
  name: 'credit_cap_reached_total',
  help: 'Orders that wait for their money because the daily cap on credit was reached.',
  labelNames: ['storefront'],
})

export function countCredit(storefront: string, { currency, minor }: Money): void {
  creditGiven.inc({ storefront, currency }, minor)
}

/**
 * The approved company that a visitor buys for. Names and VAT numbers are public and prove nothing, so the account must have confirmed an address
 * that staff registered when they approved the company.
 */
export async function findOwnCompany(
  { db, customer, storefront }: ShopContext,
  address: OrderAddress | null,
): Promise<ApprovedCompany | undefined> {
  if (!customer?.isEmailConfirmed || !address?.vatNumber) return undefined
  const vatNumber = toFullVatNumber(address.vatNumber, address.countryCode ?? storefront.countryCode)
  const company = await findCompanyOfMember(db, { storefront: storefront.code, vatNumber, email: customer.email })
  // A limit in a currency that the storefront no longer uses cannot be applied.
  return company?.limit.currency === storefront.currency ? company : undefined
}

/** Whether an order of this amount would be sent before it is paid, as of now. */
export async function hasCredit(ctx: ShopContext, company: ApprovedCompany, { minor }: Money): Promise<boolean> {
  return (await readUnpaidMinor(ctx.db, company)) + minor <= company.limit.minor && (await readLeftToday(ctx)) >= minor
}

/**
 * The same check for an order that is being placed. Locks the company and then the storefront's day, so that orders placed at the same time are
 * counted one after the other. Above the company's limit or the storefront's daily cap, the order must be paid first. Called inside the transaction
 * that places the order.
 */
export async function reserveCredit(ctx: ShopContext, company: ApprovedCompany, { minor }: Money): Promise<boolean> {
  if (!(await lockCompany(ctx.db, company.id))) return false
  if ((await readUnpaidMinor(ctx.db, company)) + minor > company.limit.minor) return false
  await lockCreditDay(ctx.db, creditDay(ctx))
  const leftMinor = await readLeftToday(ctx)
  if (leftMinor < minor) await raiseAlarm(ctx, { leftMinor, orderMinor: minor })
  return leftMinor >= minor
}

/** The amount that can still be sent on credit today. */
async function readLeftToday(ctx: ShopContext): Promise<number> {
  return dailyCapMinor(ctx.storefront) - (await readGivenMinor(ctx.db, creditDay(ctx)))
}

function creditDay(ctx: ShopContext) {
  return { storefront: ctx.storefront.code, day: shopDay(ctx) }
}

function dailyCapMinor({ dailyCreditCap, currency }: Storefront): number {
  return toMinor(dailyCreditCap, currency)
}

/** Whether an order of the visitor was sent on credit and is not paid yet. */
export async function isOwnOrderOnCredit(ctx: ShopContext, orderId: string): Promise<boolean> {
  return (await findOwnOrder(ctx, orderId)) !== undefined && hasUnpaidInvoice(ctx.db, orderId)
}

/** At most once a day. Staff then check whether this is fraud, or whether the cap is too low. */
async function raiseAlarm(ctx: ShopContext, amounts: { leftMinor: number; orderMinor: number }): Promise<void> {
  const { code, currency } = ctx.storefront
  const capMinor = dailyCapMinor(ctx.storefront)
  creditCapsReached.inc({ storefront: code })
  if (!(await markAlarmed(ctx.db, creditDay(ctx), ctx.clock.now()))) return
  ctx.log.error(
    { storefront: code, currency, capMinor, ...amounts },
    'the daily credit cap is reached: orders by invoice must be paid first',
  )
}
