import { useRouter } from '@tanstack/react-router'
import type { PaymentAnswerFragment } from '../../../../generated/documents.ts'
import { useHref } from '../../../session/use-shop.ts'

/** Goes to where the payment continues: the provider's page, or ours when there is nothing to pay there. False when there is nowhere to go. */
export function useFollowPayment(): (answer: PaymentAnswerFragment) => boolean {
  const router = useRouter()
  const href = useHref()
  return ({ order, payment }) => {
    if (payment?.redirectUrl) {
      location.assign(payment.redirectUrl)
      return true
    }
    if (!order) return false
    const isDone = order.status === 'COMPLETED'
    router.history.push(isDone ? href('thankYou', { uuid: order.id }) : `${href('processingPayment')}?order=${order.id}`)
    return true
  }
}
