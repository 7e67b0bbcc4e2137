import { createFileRoute } from '@tanstack/react-router'
import { pickListingQuery } from '../screens/listing/listing-query.ts'
import { ListingScreen } from '../screens/listing/listing-screen.tsx'
import { loadCategory } from '../screens/listing/load-category.ts'

export const Route = createFileRoute('/category/$category/')({
  staticData: { texts: 'listing' },
  loaderDeps: ({ search }) => pickListingQuery(search),
  loader: ({ context, params, deps }) => loadCategory(context, deps, { slug: params.category, page: 1 }),
  head: async ({ loaderData, match }) =>
    (await import('../screens/listing/listing-tags.ts')).listListingTags(loaderData, match.context),
  component: () => <ListingScreen listing={Route.useLoaderData()} />,
})
