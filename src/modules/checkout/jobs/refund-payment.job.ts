import type { Job } from '../../../platform/jobs/job.ts'
import { findPayment } from '../../payments/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { REFUND_PAYMENT } from '../take-news.ts'

/** Of the refund of an attempt: also the provider's idempotency key. */
export const refundReference = (reference: string) => `${reference}:refund`

/** Asks for money to go back that came once too often. An event tells when it did; asked again, it goes back once. */
export function createRefundJob({ payments }: CheckoutParts): Job<{ reference: string }> {
  return {
    name: REFUND_PAYMENT,
    async run({ db }, { reference }) {
      const payment = await findPayment(db, { reference })
      if (payment?.state !== 'DUPLICATE') return
      if (!payment.pspReference) throw new Error(`Nobody told the provider's reference of payment ${reference}`)
      const { pspReference, amount } = payment
      await payments.refundPayment({ pspReference, amount, reference: refundReference(reference) })
    },
  }
}
