import type { Job } from '#platform/jobs/job.ts'
import { findPayment, listFailedRefunds, readReturnedOfPayment } from '../../payments/index.ts'
import { REFUND_PAYMENT } from '../ask-for-refund.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { refundReference } from '../refund-reference.ts'

/** Asks the provider to refund a duplicate payment. An event confirms the refund. Running twice refunds only once. */
export function createRefundJob({ payments }: CheckoutParts): Job<{ reference: string }> {
  return {
    name: REFUND_PAYMENT,
    async run({ db }, { reference }) {
      const payment = await findPayment(db, { reference })
      if (payment?.state !== 'DUPLICATE') return
      const failures = await listFailedRefunds(db, payment.id)
      // After a failed refund, staff decide first. Staff also handle money that was returned in another way.
      if (failures.some(({ retriedAt }) => !retriedAt) || (await readReturnedOfPayment(db, payment.id)) > 0) return
      if (!payment.pspReference) throw new Error(`Payment ${reference} has no provider reference`)
      const { pspReference, amount } = payment
      await payments.refundPayment({ pspReference, amount, reference: refundReference(reference, failures) })
    },
  }
}
