import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { toMinor } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { findEmailFault } from '#shared/validation/email.ts'
import { findVatNumberFailure, toFullVatNumber } from '#shared/validation/vat-number.ts'
import { findStorefrontByCode } from '../../storefronts/index.ts'
import { type ApprovedCompany, insertCompany, saveRevocation } from './approved-companies.store.ts'

export type Approval = {
  storefront: string
  name: string
  vatNumber: string
  registrationNumber?: string | undefined
  invoiceEmail: string
  /** In whole units of the storefront's currency. */
  limit: number
  /** The e-mail addresses of the people who may buy for the company. */
  members: readonly string[]
  demandsReference: boolean
  /** The name of the member of staff who approves it. */
  by: string
}

/** Allows the members of a company to buy before they pay, up to the limit. A failure is a message for staff. */
export async function approveCompany(ctx: Context, approval: Approval): Promise<Result<ApprovedCompany, string>> {
  const { name, vatNumber, registrationNumber, invoiceEmail, limit, demandsReference } = approval
  const storefront = findStorefrontByCode(approval.storefront)
  if (!storefront?.paymentMethods.includes('invoice')) return fail(`No storefront ${approval.storefront} takes invoices.`)
  const by = approval.by.trim()
  if (!by) return fail('Say who approves it.')
  if (!name.trim()) return fail('A company has a name.')
  if (findVatNumberFailure(vatNumber, storefront.countryCode)) return fail(`${vatNumber || 'Nothing'} is no VAT number.`)
  if (!Number.isInteger(limit) || limit <= 0) return fail('The limit is a whole amount above 0.')
  const members = approval.members.map((email) => email.trim())
  const wrong = [invoiceEmail, ...members].find((email) => findEmailFault(email))
  if (wrong !== undefined) return fail(`"${wrong}" is no email address.`)
  if (members.length === 0) return fail('Name the addresses of those who buy for it: nobody else gets credit.')
  const company: ApprovedCompany = {
    ...{ id: ctx.ids.uuid(), storefront: storefront.code, name: name.trim(), invoiceEmail, demandsReference, members },
    vatNumber: toFullVatNumber(vatNumber, storefront.countryCode),
    registrationNumber: registrationNumber ?? null,
    limit: { currency: storefront.currency, minor: toMinor(limit, storefront.currency) },
    ...{ approvedBy: by, approvedAt: ctx.clock.now() },
  }
  return inTransaction(ctx, async ({ db }) =>
    (await insertCompany(db, company)) ? ok(company) : fail(`${company.vatNumber} is approved already: revoke it first.`),
  )
}

type Revocation = { storefront: string; vatNumber: string; by: string }

/** The company's debts remain; its next order by invoice must be paid first. */
export async function revokeCompany(ctx: Context, { storefront, vatNumber, by }: Revocation): Promise<Result<void, string>> {
  if (!by.trim()) return fail('Say who revokes it.')
  const countryCode = findStorefrontByCode(storefront)?.countryCode ?? ''
  const company = { storefront, vatNumber: toFullVatNumber(vatNumber, countryCode) }
  const isRevoked = await saveRevocation(ctx.db, { ...company, revokedBy: by.trim(), now: ctx.clock.now() })
  return isRevoked ? ok(undefined) : fail(`No company ${vatNumber} is approved at ${storefront}.`)
}
