import { createFileRoute } from '@tanstack/react-router'
import { ThankYouPictureDocument } from '../../generated/documents.ts'
import { SuccessScreen } from '../screens/thank-you/success-screen.tsx'

export const Route = createFileRoute('/checkout/success')({
  loader: ({ context }) => context.ask(ThankYouPictureDocument, {}),
  head: async ({ match }) => (await import('../screens/checkout/own-tags.ts')).listOwnTags(match.context, 'thanks'),
  component: () => <SuccessScreen picture={Route.useLoaderData().storeData.thankYouImage} />,
})
