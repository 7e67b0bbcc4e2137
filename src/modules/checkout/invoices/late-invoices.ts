import type { Context } from '../../../platform/context.ts'
import type { Money } from '../../../shared/money.ts'
import { findInvoice, invoiceName, lastDayToPay } from '../../orders/index.ts'
import { listDebts } from './invoice-debts.store.ts'

type LateInvoice = { name: string; owed: Money; dueOn: string }

/** Those that were to be paid by now, for our people. */
export async function listLateInvoices({ db, clock }: Context): Promise<LateInvoice[]> {
  const today = clock.now().toISOString().slice(0, 10)
  const late: LateInvoice[] = []
  for (const { orderId, owed } of await listDebts(db)) {
    const invoice = await findInvoice(db, orderId)
    const dueOn = invoice && lastDayToPay(invoice.issuedOn)
    if (dueOn && dueOn < today) late.push({ name: invoiceName(invoice), owed, dueOn })
  }
  return late
}
