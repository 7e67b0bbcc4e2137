import { createFileRoute } from '@tanstack/react-router'
import { loadOccasion } from '../screens/occasion/load-occasion.ts'
import { OccasionScreen } from '../screens/occasion/occasion-screen.tsx'

export const Route = createFileRoute('/occasions/$occasion')({
  staticData: { texts: 'browsing' },
  loader: ({ context, params }) => loadOccasion(context, params.occasion),
  head: async ({ loaderData, match }) =>
    (await import('../screens/occasion/occasion-tags.ts')).listOccasionTags(loaderData, match.context),
  component: () => <OccasionScreen {...Route.useLoaderData()} />,
})
