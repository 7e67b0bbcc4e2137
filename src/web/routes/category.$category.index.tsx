import { createFileRoute } from '@tanstack/react-router'
import { ListingScreen } from '../screens/listing/listing-screen.tsx'
import { readListingSearch } from '../screens/listing/listing-search.ts'
import { loadCategory } from '../screens/listing/load-listing.ts'

export const Route = createFileRoute('/category/$category/')({
  staticData: { texts: 'listing' },
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, params, deps, location }) =>
    loadCategory(context, deps, { slug: params.category, first: 1, added: location.state.pagesAdded }),
  head: async ({ loaderData, match }) =>
    (await import('../screens/listing/listing-tags.ts')).listListingTags(loaderData, match.context),
  component: () => <ListingScreen listing={Route.useLoaderData()} />,
})
