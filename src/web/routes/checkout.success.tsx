import { createFileRoute } from '@tanstack/react-router'
import { ThankYouStoreDocument } from '../../generated/documents.ts'
import { SuccessScreen } from '../screens/thank-you/success-screen.tsx'

export const Route = createFileRoute('/checkout/success')({
  staticData: { texts: 'buying' },
  loader: ({ context }) => context.ask(ThankYouStoreDocument, {}),
  head: async ({ match }) => (await import('../routing/own-tags.ts')).listOwnTags(match.context, 'thanks'),
  component: () => <SuccessScreen store={Route.useLoaderData().storeData} />,
})
