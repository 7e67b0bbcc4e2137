import type { Context } from '#platform/context.ts'
import type { Money } from '#shared/money.ts'
import { proFormaReference, readOrder } from '../../orders/index.ts'
import { listAwaitedTransfers } from '../../payments/index.ts'

export type OpenProForma = { reference: string; companyName: string; due: Money }

/** Open pro forma invoices, oldest first, so that staff can compare them with our bank account. */
export async function listProFormas({ db }: Context): Promise<OpenProForma[]> {
  const open: OpenProForma[] = []
  for (const { orderId, amount } of await listAwaitedTransfers(db)) {
    const order = await readOrder(db, orderId)
    open.push({ reference: proFormaReference(order), companyName: order.billingAddress?.companyName ?? '', due: amount })
  }
  return open
}
