import { createFileRoute, notFound } from '@tanstack/react-router'
import { ThankYouDocument, ThankYouStoreDocument } from '../../generated/documents.ts'
import { ThankYouScreen } from '../screens/thank-you/thank-you-screen.tsx'
import { UnknownOrder } from '../screens/thank-you/unknown-order.tsx'

export const Route = createFileRoute('/checkout/thank-you/$uuid')({
  staticData: { texts: 'buying' },
  loader: async ({ context, params: { uuid } }) => {
    const [{ order, paymentState }, { storeData }] = await Promise.all([
      context.ask(ThankYouDocument, { uuid }),
      context.ask(ThankYouStoreDocument, {}),
    ])
    if (!order) throw notFound()
    return { order, payment: paymentState, store: storeData }
  },
  head: async ({ match }) => (await import('../features/checkout/checkout-tags.ts')).listOwnTags(match.context, 'thanks'),
  component: () => <ThankYouScreen {...Route.useLoaderData()} />,
  notFoundComponent: UnknownOrder,
})
