import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProcessingPaymentDocument } from '../../generated/documents.ts'
import { ProcessingPaymentScreen, type ProcessingSearch } from '../screens/processing-payment/processing-payment-screen.tsx'

export const Route = createFileRoute('/checkout/processing-payment')({
  staticData: { texts: 'buying', ownTitle: msg`Your payment` },
  validateSearch: ({ order, sessionId, sessionResult }: Record<string, string | undefined>): ProcessingSearch => ({
    order,
    sessionId,
    sessionResult,
  }),
  loader: ({ context }) => context.ask(ProcessingPaymentDocument, {}),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <ProcessingPaymentScreen search={Route.useSearch()} canRetry={Route.useLoaderData().storeData.toggles.retryPayment} />
  ),
})
