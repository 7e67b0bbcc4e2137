import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ThankYouStoreDocument } from '../../generated/documents.ts'
import { SuccessScreen } from '../screens/thank-you/success-screen.tsx'

export const Route = createFileRoute('/checkout/success')({
  staticData: { texts: 'buying', ownTitle: msg`Thank you` },
  loader: ({ context }) => context.ask(ThankYouStoreDocument, {}),
  component: () => <SuccessScreen store={Route.useLoaderData().storeData} />,
})
