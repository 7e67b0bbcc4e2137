import { createFileRoute } from '@tanstack/react-router'
import { ListingScreen } from '../screens/listing/listing-screen.tsx'
import { readListingSearch } from '../screens/listing/listing-search.ts'
import { loadListing } from '../screens/listing/load-listing.ts'

export const Route = createFileRoute('/gift-cards/')({
  staticData: { texts: 'listing' },
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, deps, location }) => loadListing(context, deps, { first: 1, added: location.state.pagesAdded }),
  head: async ({ loaderData, match }) =>
    (await import('../screens/listing/listing-tags.ts')).listListingTags(loaderData, match.context),
  component: () => <ListingScreen listing={Route.useLoaderData()} />,
})
