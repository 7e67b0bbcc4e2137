import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { DoublerProductDocument } from '../../generated/documents.ts'
import { DoublerThankYouScreen } from '../screens/doubler/doubler-thank-you-screen.tsx'

export const Route = createFileRoute('/doubler/thankyou/$slug')({
  staticData: { texts: 'doubler', ownTitle: msg`Thank you` },
  loader: async ({ context, params: { slug } }) => {
    const { product } = await context.ask(DoublerProductDocument, { path: `/gift-cards/${slug}/` })
    if (!product) throw notFound()
    return { reasons: [], product }
  },
  component: () => <DoublerThankYouScreen {...Route.useLoaderData()} />,
})
