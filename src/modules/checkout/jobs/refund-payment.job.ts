import type { Job } from '../../../platform/jobs/job.ts'
import { findPayment, listFailedRefunds, readReturnedOfPayment } from '../../payments/index.ts'
import { REFUND_PAYMENT } from '../ask-for-refund.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { refundReference } from '../refund-reference.ts'

/** Asks for money to go back that came once too often. An event tells when it did; asked again, it goes back once. */
export function createRefundJob({ payments }: CheckoutParts): Job<{ reference: string }> {
  return {
    name: REFUND_PAYMENT,
    async run({ db }, { reference }) {
      const payment = await findPayment(db, { reference })
      if (payment?.state !== 'DUPLICATE') return
      const failures = await listFailedRefunds(db, payment.id)
      // Staff look into it first; money that went back in another way is theirs alone to settle.
      if (failures.some(({ askedAgainAt }) => !askedAgainAt) || (await readReturnedOfPayment(db, payment.id)) > 0) return
      if (!payment.pspReference) throw new Error(`Nobody told the provider's reference of payment ${reference}`)
      const { pspReference, amount } = payment
      await payments.refundPayment({ pspReference, amount, reference: refundReference(reference, failures) })
    },
  }
}
