import { createFileRoute } from '@tanstack/react-router'
import { ListingScreen } from '../screens/listing/listing-screen.tsx'
import { readListingSearch, readPagesAdded } from '../screens/listing/listing-search.ts'
import { loadCategory } from '../screens/listing/load-listing.ts'

export const Route = createFileRoute('/category/$category/')({
  staticData: { texts: 'listing' },
  loaderDeps: ({ search }) => ({ view: readListingSearch(search), added: readPagesAdded(search) }),
  loader: ({ context, params, deps }) => loadCategory(context, deps.view, { slug: params.category, first: 1, added: deps.added }),
  head: async ({ loaderData, match }) =>
    (await import('../screens/listing/listing-tags.ts')).listListingTags(loaderData, match.context),
  component: () => <ListingScreen listing={Route.useLoaderData()} />,
})
