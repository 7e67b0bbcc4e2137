import { createFileRoute } from '@tanstack/react-router'
import { isPageNumber, readPageNumber } from '../routing/page-param.ts'
import { pickListingQuery } from '../screens/listing/listing-query.ts'
import { ListingScreen } from '../screens/listing/listing-screen.tsx'
import { loadListing } from '../screens/listing/load-listing.ts'

/** A number is a page of the listing; any other word is a product. */
export const Route = createFileRoute('/gift-cards/{-$page}')({
  staticData: { texts: 'listing' },
  params: { parse: (params) => isPageNumber(params.page ?? '1') && params },
  loaderDeps: ({ search }) => pickListingQuery(search),
  loader: ({ context, params, deps }) => loadListing(context, deps, readPageNumber(params.page)),
  head: async ({ loaderData, match }) =>
    (await import('../screens/listing/listing-tags.ts')).listListingTags(loaderData, match.context),
  component: () => <ListingScreen listing={Route.useLoaderData()} />,
})
