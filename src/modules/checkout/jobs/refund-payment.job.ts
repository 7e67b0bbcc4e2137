import type { Job } from '#platform/jobs/job.ts'
import { findPayment, listFailedRefunds, readReturnedOfPayment } from '../../payments/index.ts'
import { REFUND_PAYMENT } from '../ask-for-refund.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { refundReference } from '../refund-reference.ts'

/** Asks the provider to refund a duplicate payment. An event confirms it. Asked twice, the money goes back once. */
export function createRefundJob({ payments }: CheckoutParts): Job<{ reference: string }> {
  return {
    name: REFUND_PAYMENT,
    async run({ db }, { reference }) {
      const payment = await findPayment(db, { reference })
      if (payment?.state !== 'DUPLICATE') return
      const failures = await listFailedRefunds(db, payment.id)
      // Staff decide first; money that went back in another way is for them to settle.
      if (failures.some(({ askedAgainAt }) => !askedAgainAt) || (await readReturnedOfPayment(db, payment.id)) > 0) return
      if (!payment.pspReference) throw new Error(`The provider's reference of payment ${reference} is not known`)
      const { pspReference, amount } = payment
      await payments.refundPayment({ pspReference, amount, reference: refundReference(reference, failures) })
    },
  }
}
