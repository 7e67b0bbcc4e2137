import { createFileRoute } from '@tanstack/react-router'
import { loadLocation } from '../screens/location/load-location.ts'
import { LocationScreen } from '../screens/location/location-screen.tsx'

export const Route = createFileRoute('/gift-cards/$slug/location/$location')({
  staticData: { texts: 'browsing' },
  loader: ({ context, params }) => loadLocation(context, params.slug, params.location),
  head: async ({ loaderData, match }) =>
    (await import('../screens/location/location-tags.ts')).listLocationTags(loaderData, match.context),
  component: () => <LocationScreen location={Route.useLoaderData()} />,
})
