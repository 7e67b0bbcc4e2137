import { createFileRoute } from '@tanstack/react-router'
import { OccasionListDocument } from '../../generated/documents.ts'
import { ROUTES } from '../../shared/paths.ts'
import { OccasionsScreen } from '../screens/occasions/occasions-screen.tsx'

export const Route = createFileRoute('/occasions/')({
  staticData: { texts: 'browsing' },
  loader: ({ context }) => context.ask(OccasionListDocument, { path: ROUTES.occasions }),
  head: async ({ loaderData, match }) =>
    (await import('../screens/occasions/occasions-tags.ts')).listOccasionsTags(loaderData, match.context),
  component: () => <OccasionsScreen occasions={Route.useLoaderData().occasions} />,
})
