import { useCallback, useEffect, useState } from 'react'
import { type PaymentStandingFragment, PaymentStateDocument } from '../../../../generated/documents.ts'
import { useAsk } from '../../../session/use-shop.ts'

/** Where a payment stands; "unknown" when this visitor has no such order, "unreachable" when the shop does not answer. */
export type KnownState = PaymentStandingFragment | 'loading' | 'unknown' | 'unreachable'

export function usePaymentState(orderUuid: string): { state: KnownState; reload: () => void } {
  const ask = useAsk()
  const [state, setState] = useState<KnownState>('loading')
  const reload = useCallback(() => {
    ask(PaymentStateDocument, { orderUuid }).then(
      ({ paymentState }) => setState(paymentState ?? 'unknown'),
      () => setState('unreachable'),
    )
  }, [ask, orderUuid])
  useEffect(reload, [reload])
  return { state, reload }
}
