import { createFileRoute } from '@tanstack/react-router'
import { type LocationsSearch, loadLocations } from '../screens/locations/load-locations.ts'
import { LocationsScreen } from '../screens/locations/locations-screen.tsx'

export const Route = createFileRoute('/gift-cards/$slug/locations')({
  staticData: { texts: 'browsing' },
  validateSearch: ({ latmax, latmin, lonmax, lonmin, page, place }: LocationsSearch): LocationsSearch => ({
    latmax,
    latmin,
    lonmax,
    lonmin,
    page,
    place,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadLocations(context, params.slug, deps),
  head: async ({ loaderData, match, params }) =>
    (await import('../screens/locations/locations-tags.ts')).listLocationsTags(loaderData, params.slug, match.context),
  component: () => <LocationsScreen data={Route.useLoaderData()} search={Route.useSearch()} />,
})
