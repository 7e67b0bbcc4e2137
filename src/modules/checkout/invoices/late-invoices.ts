import type { Context } from '#platform/context.ts'
import type { Money } from '#shared/money.ts'
import { findInvoice, invoiceName, lastDayToPay } from '../../orders/index.ts'
import { findStorefrontByCode, type Storefront, shopDayOf } from '../../storefronts/index.ts'
import { listDebts } from './invoice-debts.store.ts'

type LateInvoice = { name: string; amount: Money; dueOn: string }

/** Overdue invoices, for staff. */
export async function listLateInvoices({ db, clock }: Context): Promise<LateInvoice[]> {
  const late: LateInvoice[] = []
  for (const { orderId, amount } of await listDebts(db)) {
    const invoice = await findInvoice(db, orderId)
    const storefront = invoice && findStorefrontByCode(invoice.storefront)
    if (!invoice || !storefront) continue
    const dueOn = lastDayToPay(invoice.issuedOn)
    if (isLate(dueOn, storefront, clock.now())) late.push({ name: invoiceName(invoice), amount, dueOn })
  }
  return late
}

/** True when the last day to pay is over in the storefront's time zone. */
export function isLate(dueOn: string, storefront: Pick<Storefront, 'timeZone'>, now: Date): boolean {
  return shopDayOf(storefront, now) > dueOn
}
