import { createFileRoute } from '@tanstack/react-router'
import { pickListingQuery } from '../screens/listing/listing-query.ts'
import { ListingScreen } from '../screens/listing/listing-screen.tsx'
import { loadListing } from '../screens/listing/load-listing.ts'

export const Route = createFileRoute('/gift-cards/')({
  staticData: { texts: 'listing' },
  loaderDeps: ({ search }) => pickListingQuery(search),
  loader: ({ context, deps }) => loadListing(context, deps, 1),
  head: async ({ loaderData, match }) =>
    (await import('../screens/listing/listing-tags.ts')).listListingTags(loaderData, match.context),
  component: () => <ListingScreen listing={Route.useLoaderData()} />,
})
