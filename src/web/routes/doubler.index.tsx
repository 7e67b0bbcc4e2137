import { createFileRoute } from '@tanstack/react-router'
import { DoublerPageDocument } from '../../generated/documents.ts'
import { DoublerScreen } from '../screens/doubler/doubler-screen.tsx'

export const Route = createFileRoute('/doubler/')({
  staticData: { texts: 'doubler' },
  loader: ({ context }) => context.ask(DoublerPageDocument, {}),
  head: async ({ loaderData, match }) =>
    (await import('../screens/doubler/doubler-tags.ts')).listDoublerTags(loaderData, match.context),
  component: () => <DoublerScreen data={Route.useLoaderData()} />,
})
