import { createFileRoute } from '@tanstack/react-router'
import { ListingScreen } from '../screens/listing/listing-screen.tsx'
import { readListingSearch } from '../screens/listing/listing-search.ts'
import { listListingTags } from '../screens/listing/listing-tags.ts'
import { loadListing } from '../screens/listing/load-listing.ts'

export const Route = createFileRoute('/gift-cards/')({
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, deps }) => loadListing(context, deps, 1),
  head: ({ loaderData, match }) => listListingTags(loaderData, match.context),
  component: () => <ListingScreen listing={Route.useLoaderData()} />,
})
