import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import { isSameMoney, type Money } from '../../shared/money.ts'
import { type Payment, type PaymentMethodId, type ProviderName, referenceOf } from './payment.ts'
import { insertPayment, lockPayments, saveSettlement } from './payments.store.ts'

type Attempt = {
  orderId: string
  provider: ProviderName
  method: PaymentMethodId
  amount: Money
  /** True when the order is being placed, so it has no other payment. */
  isFirst?: boolean
}

type Started = Payment & {
  isNew: boolean
  /** The earlier attempts of the order. */
  earlier: readonly Payment[]
}

/**
 * The attempt to pay with: the open attempt if it is the same, otherwise a new one. An open attempt with another method is replaced; if it is paid
 * anyway, the money is accepted or refunded. Lock the order first.
 */
export function startAttempt(ctx: Context, { isFirst = false, ...attempt }: Attempt): Promise<Started> {
  return joinTransaction(ctx, async (ctx) => {
    const payments = isFirst ? [] : (await lockPayments(ctx.db, attempt.orderId)).payments
    const open = payments.filter(({ state }) => state === 'NEW')
    const same = open.find((payment) => isSame(payment, attempt) && !hasExpired(payment, ctx))
    for (const payment of open.filter((one) => one !== same)) {
      const reason = hasExpired(payment, ctx) ? 'EXPIRED' : 'REPLACED'
      await saveSettlement(ctx.db, { ...payment, state: 'REFUSED', reason, settledAt: ctx.clock.now() })
    }
    if (same) return { ...same, isNew: false, earlier: payments.filter((one) => one !== same) }
    const next = await insertNext(ctx, attempt, payments.length)
    return { ...next, isNew: true, earlier: payments }
  })
}

function isSame({ provider, method, amount }: Payment, attempt: Attempt): boolean {
  return provider === attempt.provider && method === attempt.method && isSameMoney(amount, attempt.amount)
}

/** True when the provider's page can no longer be used. A transfer does not need the page. */
function hasExpired({ sessionExpiresAt, transfer }: Payment, { clock }: Context): boolean {
  return !transfer && sessionExpiresAt !== undefined && sessionExpiresAt <= clock.now()
}

type Next = Omit<Attempt, 'isFirst'> & { capturedAt?: Date }

/** Inserts the payment with the next number after the order's earlier payments. */
export function insertNext(ctx: Context, attempt: Next, before: number): Promise<Payment> {
  const number = before + 1
  const reference = referenceOf(attempt.orderId, number)
  return insertPayment(ctx.db, { ...attempt, id: ctx.ids.uuid(), attempt: number, reference, createdAt: ctx.clock.now() })
}
