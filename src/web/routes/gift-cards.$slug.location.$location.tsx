import { createFileRoute, notFound } from '@tanstack/react-router'
import { LocationDetailDocument } from '../../generated/documents.ts'
import { LocationScreen } from '../screens/location/location-screen.tsx'

export const Route = createFileRoute('/gift-cards/$slug/location/$location')({
  staticData: { texts: 'browsing' },
  loader: async ({ context, params: { slug, location: place } }) => {
    const { location } = await context.ask(LocationDetailDocument, { path: `/gift-cards/${slug}/location/${place}/` })
    if (!location) throw notFound()
    return location
  },
  head: async ({ loaderData, match }) =>
    (await import('../screens/location/location-tags.ts')).listLocationTags(loaderData, match.context),
  component: () => <LocationScreen location={Route.useLoaderData()} />,
})
