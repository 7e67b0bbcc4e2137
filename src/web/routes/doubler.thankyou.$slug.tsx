import { createFileRoute, notFound } from '@tanstack/react-router'
import { DoublerProductDocument } from '../../generated/documents.ts'
import { DoublerThankYouScreen } from '../screens/doubler/doubler-thank-you-screen.tsx'

export const Route = createFileRoute('/doubler/thankyou/$slug')({
  staticData: { texts: 'doubler' },
  loader: async ({ context, params: { slug } }) => {
    const { product } = await context.ask(DoublerProductDocument, { path: `/gift-cards/${slug}/` })
    if (!product) throw notFound()
    return { reasons: [], product }
  },
  head: async ({ match }) => (await import('../routing/own-tags.ts')).listOwnTags(match.context, 'thanks'),
  component: () => <DoublerThankYouScreen {...Route.useLoaderData()} />,
})
